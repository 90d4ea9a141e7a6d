import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const stopMessages = defineMessages("stopMessages", {
  /** A stop without a known address. */
  unnamed: (letter: string) => `${letter} durağı`,
  /** Own people at a stop. */
  people: (count: number) => `${formatNumber(count)} çalışan`,
  /** People of other companies at a stop; empty when there are none. */
  shadows: (count: number) => (count === 0 ? "" : `${formatNumber(count)} diğer şirket çalışanı`),
  /** On the button below the first people of a stop. */
  more: (count: number) => `${formatNumber(count)} çalışan daha`,
  /** Instead of the list of people, at a stop where nobody of the own company boards. */
  nobody: "Bu durakta çalışanınız yok",
  /** Walking distance, for screen readers. */
  walk: (distance: string) => `yürüme ${distance}`,
});
