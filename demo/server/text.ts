const collator = new Intl.Collator("tr", { numeric: true });

/** Folds text for searching: Turkish lower case without diacritics, so that `sisli` finds `Şişli` and `IŞIK` finds `ışık`. */
export function foldTurkish(text: string): string {
  return text
    .normalize("NFC")
    .toLocaleLowerCase("tr")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "");
}

export function compareTurkish(a: string, b: string): number {
  return collator.compare(a, b);
}
