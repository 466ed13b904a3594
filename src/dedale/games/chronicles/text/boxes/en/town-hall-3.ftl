card-folk-mathilda = Mathilda the mayor
  .text = Discard 1 Hourglass from every Skill.
story-town-hall-4 = The paper lies on the table for a week. For the roofs, it says, for the steeple, the barn, the mayor’s second-best hat and the fright: pardoned. She reads it out to the whole village and asks whether anybody objects. One can hear a roof tile settle. Nobody does. She signs it and puts it into her hat. “A pardon has to be delivered by hand,” says Mathilda. “That is the law. I made it this morning.”
