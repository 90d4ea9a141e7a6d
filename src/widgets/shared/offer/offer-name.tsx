import { cutText } from "../../../core/text/text.ts";

/** Length in graphemes; a longer name ends with `...`, however much room there is (the provider's wording of its lists). */
const longestName = 25;

/** The name of an offer or pilot, cut for the eye only: screen readers read it whole. The control around it has it as its title. */
export function OfferName({ name }: { readonly name: string }) {
  const cut = cutText(name, longestName);
  if (cut === name.normalize("NFC")) return <span className="cut">{cut}</span>;
  return (
    <span className="cut">
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
