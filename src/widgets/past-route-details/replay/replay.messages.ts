import { defineMessages } from "../../../core/text/messages.ts";

export const replayMessages = defineMessages("past-route-details/replay", {
  title: "Seferi Oynat",
  play: "Oynat",
  pause: "Duraklat",
  /** The button at the end of the trip. */
  again: "Baştan Oynat",
  stop: "Bitir",
  stopHelp: "Oynatmayı bitir",
  scrubber: "Sefer zamanı",
  speed: "Hız",
  speedOf: (factor: number) => `${factor}×`,
  /** Who got on or off last: at which stop, and when that was planned. */
  happened: (time: string, name: string, letter: string) => `${time} ${name} · ${letter} durağı`,
  planned: (time: string, difference: string) => `, plan ${time} (${difference})`,
  /** The real end of an auto-finished trip isn't known, so the time at each position is an estimate. */
  approximate: "Sefer otomatik bitirildiği için saatler yaklaşıktır.",
});
