"""What a seat of The Wolves of Tabula says that has nothing to hide: reports, answers, opinions, questions.

Whom it suspects is in hearsay.py; what those of the wolves' side say is in bluff.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from tabletop_lab.games.tabula_wolves.content.roles import ROLES

from .hearsay import PROVEN, Hearsay

Random = Callable[[], float]
SUSPICIOUS = 2.0
"""So much suspicion is worth a word."""
STRONG = (SUSPICIOUS, 3.5, PROVEN)
"""From which suspicion on somebody is accused with strength 1, 2, 3."""
TALKATIVE = 3
"""After so many statements of a day a seat says only what it has to tell."""


class Speech:
    """Each method gives a statement, or '' if it has nothing to say; the first that has is heard."""

    manners: ClassVar[tuple[str, ...]] = ("denial", "taken_back", "answer", "comment", "opinion", "intent", "question")
    """What is said when there is nothing to tell, in this order."""

    def loyalty(self, now: Hearsay) -> Mapping[str, float]:
        """Whom this seat wants out."""
        raise NotImplementedError(f"{type(self).__name__} must say whom a seat wants out")

    def honest(self, now: Hearsay, name: str, random: Random) -> str:
        """What the card has to tell, then what one thinks of the others."""
        in_danger = name != "talk" or self.is_accused(now)
        return self.report(now, in_danger) or self.profession(now, in_danger) or self.small_talk(now, name, random)

    def small_talk(self, now: Hearsay, name: str, random: Random) -> str:
        """The first thing that comes to mind; nothing when one has talked enough today."""
        if len(now.said_today) >= TALKATIVE and name == "talk":
            return "pass"
        return next(filter(None, (getattr(self, manner)(now, name, random) for manner in self.manners)), "pass")

    def is_accused(self, now: Hearsay) -> bool:
        """Whether a seer or two others speak against this seat."""
        by_seer = any(target == now.player and (power, answer) == ("seer", "wolf")
                      for _, power, target, answer in now.talk.results)  # fmt: skip
        return by_seer or sum(target == now.player and how > 1 for _, target, how in now.talk.opinions) > 1

    # --- what the card has to tell --------------------------------------------------------------------------------

    def report(self, now: Hearsay, in_danger: bool) -> str:
        """A result not told yet: a wolf at once; the rest once the secret is out, when somebody else claims the card,
        in danger, or when few are left."""
        if now.role not in ("seer", "medium"):
            return self.quiet_night(now, in_danger)
        view, me = now.view, now.player
        told = {(power, target) for speaker, power, target, _ in now.talk.results if speaker == me}
        notes = [note for note in view.notes[me] if note[1] in ("seer", "medium") and note[3] != "cannot"]
        notes = [note for note in notes if note[2] != me and not (note[1] == "medium" and note[3] not in ROLES)]
        rivals = now.claimants(now.role)
        open_now = me in now.talk.claims or bool(rivals) or in_danger or len(view.living) <= 5
        open_now = open_now or any(note[3] == "wolf" for note in notes) or (bool(notes) and notes[0][1] == "medium")
        if open_now:
            new = [note for note in notes if (note[1], note[2]) not in told]
            new.sort(key=lambda note: (note[3] == "wolf", note[2] in view.living, note[0]), reverse=True)
            for night, power, target, answer in new:
                return f"result {power} {night} {target} {answer}"
        return f"claim {now.role}" if rivals and now.talk.claims.get(me) != now.role else ""

    def quiet_night(self, now: Hearsay, in_danger: bool) -> str:
        """A guard who was at the right door says so, when that may save somebody from the rope."""
        view, me = now.view, now.player
        if now.role != "guard" or view.murder:
            return ""
        told = {target for speaker, power, target, _ in now.talk.results if (speaker, power) == (me, "guard")}
        for night, power, target, _ in view.notes[me]:
            helps = in_danger or now.suspicion.get(target, 0.0) > SUSPICIOUS
            if power == "guard" and night == view.night > 1 and helps and target not in told:
                return f"result guard {night} {target} protected"
        return ""

    def profession(self, now: Hearsay, in_danger: bool) -> str:
        """What one is, when it helps: in danger, or for the mercenary, who would like to be raided."""
        me, said = now.player, now.talk.claims.get(now.player)
        if now.role == "mason" and in_danger:
            other = next((p for p, role in now.known.items() if role == "mason" and p != me), None)
            return f"partner {other}" if other and (me, other) not in now.talk.partners else ""
        if now.role == "mason":
            asked = [p for p, q in now.talk.partners if q == me and now.known.get(p) == "mason"]
            return f"partner {asked[0]}" if asked and (me, asked[0]) not in now.talk.partners else ""
        if now.role == "mercenary" and said is None and now.view.day > 1:
            return "claim guard"
        return f"claim {now.role}" if in_danger and said != now.role and now.role != "mercenary" else ""

    # --- what one thinks of the others ----------------------------------------------------------------------------

    def denial(self, now: Hearsay, name: str, random: Random) -> str:
        """Whoever is accused is no wolf, and says so once."""
        accused = name != "talk" or self.is_accused(now)
        return "deny wolf" if accused and (now.player, "wolf") not in now.talk.denials else ""

    def taken_back(self, now: Hearsay, name: str, random: Random) -> str:
        """An accusation of somebody who turned out to be innocent."""
        score = now.suspicion
        for number, speaker, target in now.talk.accusations:
            cleared = target in now.died_at_night or score.get(target, 0.0) < -1
            if speaker == now.player and cleared and target not in now.pack:
                return f"retract {number}"
        return ""

    def answer(self, now: Hearsay, name: str, random: Random) -> str:
        """To a question of today, once: villagers say what they are, others only what they are not."""
        topics = {topic for day, _, target, topic in now.talk.questions if (day, target) == (now.view.day, now.player)}
        if "role" in topics and now.player not in now.talk.claims:
            if now.role == "villager" or ROLES[now.role].side == "wolves":
                return "claim villager"
            return "" if (now.player, "wolf") in now.talk.denials else "deny wolf"
        return ""

    def comment(self, now: Hearsay, name: str, random: Random) -> str:
        """On a result that one knows to be true or false; whoever keeps an office secret does not show it by that."""
        for number, (speaker, _, target, answer) in now.talk.told:
            if speaker == now.player or (now.player, number) in now.talk.commented or target not in now.known:
                continue
            if self.would_deny(now, target, answer):
                return f"disagree {number}"
            if target == now.player or now.player in now.talk.claims:
                return f"agree {number}"
        return ""

    def would_deny(self, now: Hearsay, target: str, answer: str) -> bool:
        """Whether a result is wrong; those of the wolves' side call it so when one of them is named."""
        if ROLES[now.role].side == "wolves":
            return answer in ("wolf", "witch", "servant")
        return now.is_wrong(target, answer)

    def opinion(self, now: Hearsay, name: str, random: Random) -> str:
        """Who seems worst is accused, ever more strongly; a seer or medium who is believed is vouched for."""
        score = self.loyalty(now)
        own = {target: strength for speaker, target, strength in now.talk.opinions if speaker == now.player}
        worst = max(score, key=lambda p: (score[p], p), default="")
        strength = sum(score[worst] > limit for limit in STRONG) if worst else 0
        if strength > max(0.0, own.get(worst, 0.0)):
            return f"accuse {worst} {strength}"
        if ROLES[now.role].side == "wolves":
            friends = [p for p in now.pack if p in now.trust and p != now.player and p not in own]
            return f"vouch {friends[0]} 1" if friends and random() < 0.5 else ""
        # By what lies open: somebody's own secrets are not shown by it.
        good = min((p for p in now.trust if p in score and p not in now.known), key=lambda p: (score[p], p), default="")
        return f"vouch {good} 2" if good and score[good] < -SUSPICIOUS and good not in own else ""

    def intent(self, now: Hearsay, name: str, random: Random) -> str:
        """The vote is announced where somebody's word is a reason for it, and only once a day."""
        day = now.view.day
        if name != "talk" or not now.talk.results or any((d, p) == (day, now.player) for d, p, _ in now.talk.intents):
            return ""
        score = self.loyalty(now)
        worst = max(score, key=lambda p: (score[p], p))
        return f"vote {worst}" if score[worst] > SUSPICIOUS else ""

    def question(self, now: Hearsay, name: str, random: Random) -> str:
        """To somebody who has said nothing of their own card yet, once a day; nobody is asked twice a day."""
        asked = {target for day, speaker, target, _ in now.talk.questions if day == now.view.day}
        mine = any((day, speaker) == (now.view.day, now.player) for day, speaker, _, _ in now.talk.questions)
        if name != "talk" or mine or random() < 0.5:
            return ""
        silent = [p for p in now.living if p not in asked and p not in now.talk.claims and p not in now.known]
        return f"ask {silent[int(random() * len(silent))]} role" if silent else ""
