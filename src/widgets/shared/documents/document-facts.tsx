import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { Fact } from "../../kit/layout/fact.tsx";
import { ExpiryMark, StatusChip } from "./document-status.tsx";
import type { DocumentValue } from "./document-value.ts";
import { documentMessages as texts } from "./documents.messages.ts";

const toDayText = (day: Day | null) => (day === null ? missing : formatDay(day));

interface FactsProps {
  readonly document: DriverDocument;
  readonly value: DocumentValue;
  readonly today: Day;
  /** The document's link was followed. */
  readonly onOpen: () => void;
}

/** The fields of a document; dates only for kinds of documents that have them. */
export function DocumentFacts({ document, value, today, onOpen }: FactsProps) {
  return (
    <>
      <p>
        <StatusChip document={document} />
      </p>
      <dl className="document-facts">
        <Fact label={texts.category}>
          {document.category === null ? missing : <span lang="tr">{document.category}</span>}
        </Fact>
        <Fact label={texts.registryDay}>{toDayText(document.registryDay)}</Fact>
        {document.hasReceivingDay && <Fact label={texts.receivingDay}>{toDayText(document.receivingDay)}</Fact>}
        {document.hasExpirationDay && (
          <Fact label={texts.expirationDay}>
            <ExpiryMark document={document} today={today} />
          </Fact>
        )}
        {(value.kind === "text" || value.kind === "link") && (
          <Fact label={texts.value}>
            <Value value={value} onOpen={onOpen} />
          </Fact>
        )}
        {document.rejectionReason !== null && (
          <Fact label={texts.rejectionReason}>
            <span lang="tr">{document.rejectionReason}</span>
          </Fact>
        )}
      </dl>
    </>
  );
}

interface ValueProps extends Pick<FactsProps, "onOpen"> {
  readonly value: Extract<DocumentValue, { kind: "text" | "link" }>;
}

function Value({ value, onOpen }: ValueProps) {
  if (value.kind === "text") return <span lang="tr">{value.text}</span>;
  return (
    <a
      className="link document-link"
      href={value.address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      onClick={onOpen}
      // A middle click opens the link too.
      onAuxClick={onOpen}
    >
      {value.text}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>
  );
}
