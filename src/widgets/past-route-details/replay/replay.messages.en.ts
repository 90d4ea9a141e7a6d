import type { replayMessages } from "./replay.messages.ts";

export const replayEnglish: typeof replayMessages = {
  title: "Replay the Trip",
  play: "Play",
  pause: "Pause",
  again: "Play Again",
  stop: "Stop",
  stopHelp: "End the replay",
  scrubber: "Time of the trip",
  speed: "Speed",
  speedOf: (factor) => `${factor}×`,
  happened: (time, name, letter) => `${time} ${name} · stop ${letter}`,
  planned: (time, difference) => `, planned ${time} (${difference})`,
  approximate: "Times are approximate since the trip was ended automatically.",
};
