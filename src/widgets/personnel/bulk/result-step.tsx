import downloadIcon from "lucide-static/icons/download.svg?raw";
import { BookButton } from "../../kit/sheet/export/book-button.tsx";
import { Chip } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { personnelBulkMessages as texts } from "../personnel.messages.ts";
import { toRejectedBook, toUnknownBook } from "./bulk-files.ts";
import { type BulkState, isAccepted, isUnknown, toSummary } from "./bulk.store.ts";
import { outcomes } from "./outcomes.ts";

const shownRows = 200;

/** The result of each row, those not accepted first; the refused ones can be exported to be corrected. */
export function ResultStep(state: Extract<BulkState, { step: "done" }>) {
  const { results } = state;
  const summary = toSummary(state);
  const accepted = results.filter(isAccepted);
  const unknown = results.filter(isUnknown);
  const rest = results.filter((result) => !isAccepted(result) && !isUnknown(result));
  return (
    <div className="bulk-preview">
      <p role="status">
        {summary.cut} <b>{summary.accepted}</b> {summary.others}
      </p>
      <div className="bulk-files">
        {rest.length > 0 && (
          <BookButton className="button" book={() => toRejectedBook(results)}>
            <Icon of={downloadIcon} />
            {texts.download}
          </BookButton>
        )}
        {unknown.length > 0 && (
          <BookButton className="button" book={() => toUnknownBook(results)}>
            <Icon of={downloadIcon} />
            {texts.downloadUnknown}
          </BookButton>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="bulk-scroll" role="region" aria-label={texts.resultCaption} tabIndex={0}>
        <table className="bulk-table">
          <caption className="visually-hidden">{texts.resultCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.person}</th>
              <th scope="col">{texts.result}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {[...unknown, ...rest, ...accepted].slice(0, shownRows).map(({ row, outcome, reason }) => (
              <tr key={row.line}>
                <th scope="row">{row.line}</th>
                <td>{`${row.values.firstName} ${row.values.lastName}`.trim() || "-"}</td>
                <td>
                  <Chip kind={outcomes[outcome].kind} icon={outcomes[outcome].icon}>
                    {texts[outcomes[outcome].text]}
                  </Chip>
                </td>
                <td className="bulk-reason">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
