import { embeddedPattern, isLink } from "./allow-list.ts";
import type { Findings } from "./findings.ts";
import { mailMessages as texts } from "../passenger-tickets.messages.ts";

/** An image of an e-mail, and the text that replaces it until the person asks for images. */
export interface Picture {
  readonly substitute: HTMLElement;
  readonly address: string;
  readonly words: string;
}

const isShowable = (address: string) =>
  embeddedPattern.test(address) || (isLink(address) && !/^mailto:/i.test(address));

/** Replaces every image by its alternative text. Tracking pixels are removed for good. */
export function takePictures(content: ParentNode, { pictures }: Findings): readonly Picture[] {
  const found: Picture[] = [];
  for (const image of content.querySelectorAll("img")) {
    const { address, isTracker } = pictures.get(image) ?? { address: "", isTracker: true };
    const words = image.getAttribute("alt")?.trim() ?? "";
    if (isTracker || (!isShowable(address) && words === "")) {
      image.remove();
      continue;
    }
    const substitute = image.ownerDocument.createElement("span");
    substitute.className = "mail-picture";
    substitute.textContent = words === "" ? texts.picture : texts.pictureOf(words);
    image.replaceWith(substitute);
    if (isShowable(address)) found.push({ substitute, address, words });
  }
  return found;
}

/** Shows the image from its address. Without referrer, so that the sender learns only that it was fetched. */
export function showPicture({ substitute, address, words }: Picture): void {
  const image = document.createElement("img");
  image.referrerPolicy = "no-referrer";
  image.decoding = "async";
  image.alt = words === "" ? texts.picture : words;
  image.addEventListener("error", () => {
    const note = document.createElement("span");
    note.className = "mail-picture";
    note.textContent = texts.pictureMissing(image.alt);
    image.replaceWith(note);
  });
  image.src = address;
  substitute.replaceWith(image);
}
