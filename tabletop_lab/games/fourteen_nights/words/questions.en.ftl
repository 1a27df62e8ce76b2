# Questions of lessons.
ask-best = { $player }’s destination is { $destination }. Which of these plans would bring { $player } the most happiness?
ask-sure = Which of these actions bring money, whatever card is drawn? Choose every one.
ask-acts_on = On which space will { $player } act next?
ask-gains_token = { $player } ends the turn, and day { $day } begins. Who gains a determination token? Choose everybody who does.
ask-affords = { $player } has { NUMBER($money) } TC. Which of these sets can { $player } pay for? Choose every one.
ask-gives = { $player } gives { NUMBER($amount) } TC
ask-loses = Together the goal asks for { NUMBER($target) } TC. Suppose { $amounts }. Who loses memory? Choose everybody who does.
ask-happiness = Nobody converts anything. With how much happiness does { $player } end?
