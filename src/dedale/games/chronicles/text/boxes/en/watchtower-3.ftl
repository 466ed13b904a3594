card-folk-scruplin = Scruplin the scout
  .text = Knock out all Looters in the maze.
story-watchtower-4 = The telescope is gone. He has traded it, fairly, over the hedge, with a small goblin who had always wanted to see the moon. In return he got a diary. He reads from it: Carried things. Do not know why. The big one is sad. We are not allowed to stop. Scruplin shuts it. “My foot, right in it, again,” he says. “I thought that they were thieves. Let me come with you. I know where each of them stands.”
