import { measured, offer } from "./frames.ts";

const rows = 1500;
const collator = new Intl.Collator("tr");
const names = ["Işıl", "İnci", "Çağla", "Şule", "Ömer", "Ümit", "Zeynep", "Iğdır"];

function toTable(): HTMLTableElement {
  const table = document.createElement("table");
  const text = JSON.stringify(Array.from({ length: rows }, (_, index) => `${names[index % names.length]} ${index}`));
  const people = (JSON.parse(text) as string[]).toSorted(collator.compare);
  for (const person of people) {
    const row = table.insertRow();
    for (const cell of [person, "34 ABC 123", "07:45", "1.234,50"]) row.insertCell().textContent = cell;
  }
  return table;
}

offer({
  /** Work of the kinds that the other parts measure, none of it ours: parsing, ordering, elements, layout and painting. */
  async work() {
    document.body.replaceChildren();
    await measured(() => document.body.append(toTable()));
  },
});
