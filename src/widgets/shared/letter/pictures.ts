import { embeddedPattern, isLink } from "./allowed.ts";
import type { Findings } from "./findings.ts";
import { letterMessages as texts } from "./letter.messages.ts";

/** A picture of a letter, and the words that stand in its place until it is asked for. */
export interface Picture {
  readonly place: HTMLElement;
  readonly address: string;
  readonly words: string;
}

const isShowable = (address: string) =>
  embeddedPattern.test(address) || (isLink(address) && !/^mailto:/i.test(address));

/** Takes every picture out: what remains is what the letter says of it. Those that only tell of a reading go for good. */
export function takePictures(content: ParentNode, { pictures }: Findings): readonly Picture[] {
  const found: Picture[] = [];
  for (const image of content.querySelectorAll("img")) {
    const { address, isTracker } = pictures.get(image) ?? { address: "", isTracker: true };
    const words = image.getAttribute("alt")?.trim() ?? "";
    if (isTracker || (!isShowable(address) && words === "")) {
      image.remove();
      continue;
    }
    const place = image.ownerDocument.createElement("span");
    place.className = "letter-picture";
    place.textContent = words === "" ? texts.picture : texts.pictureOf(words);
    image.replaceWith(place);
    if (isShowable(address)) found.push({ place, address, words });
  }
  return found;
}

/** Puts the picture in its place, from where it lies; the sender learns of nothing but that it was fetched. */
export function showPicture({ place, address, words }: Picture): void {
  const image = document.createElement("img");
  image.referrerPolicy = "no-referrer";
  image.decoding = "async";
  image.alt = words === "" ? texts.picture : words;
  image.addEventListener("error", () => {
    const note = document.createElement("span");
    note.className = "letter-picture";
    note.textContent = texts.pictureMissing(image.alt);
    image.replaceWith(note);
  });
  image.src = address;
  place.replaceWith(image);
}
