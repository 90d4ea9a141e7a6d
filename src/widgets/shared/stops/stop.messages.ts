import { formatNumber } from "../../../core/text/format.ts";

export const stopMessages = {
  /** A stop of whose place nothing is known. */
  unnamed: (letter: string) => `${letter} durağı`,
  /** Own people at a stop. */
  people: (count: number) => `${formatNumber(count)} çalışan`,
  /** People of other companies at a stop; nothing when there are none. */
  shadows: (count: number) => (count === 0 ? "" : `${formatNumber(count)} diğer şirket çalışanı`),
  /** Below the first people of a stop. */
  more: (count: number) => `${formatNumber(count)} çalışan daha`,
  /** In place of the people of a stop where nobody boards. */
  nobody: "Bu durakta çalışanınız yok",
  /** How far somebody walks, for a screen reader. */
  walk: (distance: string) => `yürüme ${distance}`,
};
