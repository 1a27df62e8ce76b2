// The theme of the page, for drawings: before the script of every widget that shows some.

const isDark = () => document.body.dataset.jpThemeLight === "false" || document.body.dataset.theme === "dark";
// That of the page, or of high contrast where the page or the machine asks for it.
function theme() {
  const asks = (what) => matchMedia(what).matches, forced = asks("(forced-colors: active)");
  const dark = forced ? asks("(prefers-color-scheme: dark)") : isDark();
  const more = forced || asks("(prefers-contrast: more)") || /high contrast/i.test(document.body.dataset.jpThemeName || "");
  return more ? (dark ? "contrast-dark" : "contrast") : dark ? "dark" : "light";
}
const LOOKS = ["(forced-colors: active)", "(prefers-contrast: more)", "(prefers-color-scheme: dark)"];
