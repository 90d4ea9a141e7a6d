import { marketplaceDetailMessages as texts } from "../marketplace.messages.ts";

interface LineEndsProps {
  readonly origin: string | null;
  readonly destination: string | null;
}

/** Origin and destination, with a drawn line and its two stops between them. */
export function LineEnds({ origin, destination }: LineEndsProps) {
  if (origin === null && destination === null)
    return <span className="line-ends-names inline-row strong min-0">{texts.noEnds}</span>;
  return (
    <span className="line-ends-names inline-row strong min-0">
      <span className="visually-hidden">{texts.from} </span>
      {origin ?? "-"}
      <span className="line-ends-mark" aria-hidden="true" />
      <span className="visually-hidden">, {texts.to} </span>
      {destination ?? "-"}
    </span>
  );
}
