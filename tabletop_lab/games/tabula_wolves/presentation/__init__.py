"""How the wolves are drawn, described and explained."""
