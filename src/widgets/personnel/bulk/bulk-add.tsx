import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef, useState } from "react";
import checkIcon from "lucide-static/icons/check.svg?raw";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import minusIcon from "lucide-static/icons/minus.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { languageOf } from "../../../core/text/turkish.ts";
import { useScope } from "../../kit/element/context.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { useJob } from "../../kit/jobs/leaving.tsx";
import { StopButton, WriteProgress } from "../../kit/jobs/write-progress.tsx";
import { ConfirmDialog, Dialog } from "../../kit/overlay/dialog.tsx";
import { WorkbookButton } from "../../kit/sheet/export/workbook-button.tsx";
import { openSheet, useSheetInput } from "../../kit/sheet/read/open-sheet.tsx";
import { readMessages } from "../../kit/sheet/sheet.messages.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { bulkHeads, isGood, isTouched, rowLimit } from "./bulk.model.ts";
import {
  type Bulk,
  type BulkResult,
  type BulkState,
  createBulk,
  isAccepted,
  isUnknown,
  toRejectedWorkbook,
  toSummary,
  toTemplate,
  toUnknownWorkbook,
} from "./bulk.store.ts";
import { PreviewStep } from "./preview-step.tsx";
import { bulkJob } from "../employees.store.ts";
import { employeeBulkMessages as texts } from "../personnel.messages.ts";

/** Adds many people from a spreadsheet: choose, check, send, results. Sending continues after the dialog is closed. */
export function BulkAdd({ onClose }: { readonly onClose: () => void }) {
  const { session } = useScope();
  const bulk = useJob(bulkJob, () => createBulk(session));
  const state = useStore(bulk.$state);
  const [asked, setAsked] = useState<"close" | "restart" | null>(null);
  const hasPasted = useStore(bulk.$pasted).trim() !== "" && state.step === "choose";
  const isEdited = state.step === "check" && state.rows.some(isTouched);
  const close = () => {
    bulk.leave();
    onClose();
  };
  // Corrections typed into the list, and rows typed or pasted but not read, are stored nowhere else.
  const ask = (act: "close" | "restart") => {
    if (isEdited || hasPasted) setAsked(act);
    else if (act === "close") close();
    else bulk.restart();
  };
  return (
    <>
      <Dialog
        title={texts.title}
        size={state.step === "check" ? "table" : "wide"}
        onClose={() => ask("close")}
        isBusy={state.step === "sending"}
        isLeavable={state.step === "sending"}
        footer={<Buttons bulk={bulk} state={state} onClose={() => ask("close")} onRestart={() => ask("restart")} />}
      >
        <Step bulk={bulk} state={state} />
      </Dialog>
      {asked && (
        <ConfirmDialog
          title={isEdited ? texts.dropTitle : texts.dropPastedTitle}
          confirm={isEdited ? texts.drop : texts.dropPasted}
          isDangerous
          onConfirm={() => {
            setAsked(null);
            if (asked === "close") close();
            else bulk.restart();
          }}
          onClose={() => setAsked(null)}
        >
          {isEdited ? texts.dropText : texts.dropPastedText}
        </ConfirmDialog>
      )}
    </>
  );
}

interface StepProps {
  readonly bulk: Bulk;
  readonly state: BulkState;
}

function Step({ bulk, state }: StepProps) {
  if (state.step === "choose") return <ChooseStep bulk={bulk} isReading={state.isReading} error={state.error} />;
  if (state.step === "check") return <PreviewStep bulk={bulk} {...state} />;
  if (state.step === "done") return <ResultStep {...state} />;
  return <WriteProgress writing={state} />;
}

interface ButtonsProps extends StepProps {
  readonly onClose: () => void;
  readonly onRestart: () => void;
}

function Buttons({ bulk, state, onClose, onRestart }: ButtonsProps) {
  if (state.step === "sending") return <StopButton writing={state} onStop={bulk.stop} />;
  if (state.step === "done") {
    return (
      <>
        <TransientButton className="button" onClick={onRestart}>
          {texts.otherFile}
        </TransientButton>
        <button type="button" className="button primary" onClick={onClose}>
          {state.results.some(isUnknown) ? texts.toList : texts.close}
        </button>
      </>
    );
  }
  if (state.step === "choose") {
    return (
      <button type="button" className="button" onClick={onClose}>
        {texts.cancel}
      </button>
    );
  }
  const good = state.rows.filter(isGood).length;
  return (
    <>
      <TransientButton className="button" onClick={onRestart}>
        {texts.otherFile}
      </TransientButton>
      <button type="button" className="button primary" onClick={() => void bulk.send()} disabled={good === 0}>
        {texts.send(formatNumber(good))}
      </button>
    </>
  );
}

const shownRows = 200;

/** The result of each row, those not accepted first; the refused ones can be exported to be corrected. */
function ResultStep(state: Extract<BulkState, { step: "done" }>) {
  const { results } = state;
  const lead = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => lead.current?.focus(), []);
  const summary = toSummary(state);
  const accepted = results.filter(isAccepted);
  const unknown = results.filter(isUnknown);
  const rest = results.filter((result) => !isAccepted(result) && !isUnknown(result));
  return (
    <div className="bulk-preview grid gap-12">
      <p role="status" ref={lead} tabIndex={-1}>
        {summary.cut} <b>{summary.accepted}</b> {summary.others}
      </p>
      <div className="bulk-files wrap gap-8">
        {rest.length > 0 && (
          <WorkbookButton className="button" workbook={() => toRejectedWorkbook(results)}>
            <Icon of={downloadIcon} />
            {texts.download}
          </WorkbookButton>
        )}
        {unknown.length > 0 && (
          <WorkbookButton className="button" workbook={() => toUnknownWorkbook(results)}>
            <Icon of={downloadIcon} />
            {texts.downloadUnknown}
          </WorkbookButton>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="bulk-scroll" role="region" aria-label={texts.resultCaption} tabIndex={0}>
        <table className="bulk-table text-sm table-full">
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
                <td className="bulk-reason" lang={languageOf(reason)}>
                  {reason}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface OutcomeLook {
  readonly kind: ChipKind;
  readonly icon: string;
  /** Key of the outcome's name in the messages. */
  readonly text: "accepted" | "rejected" | "unknown" | "notSent";
}

/** The look of each outcome: green only for accepted, red for rejected and unknown, neutral for not sent. */
export const outcomes: Readonly<Record<BulkResult["outcome"], OutcomeLook>> = {
  accepted: { kind: "ok", icon: checkIcon, text: "accepted" },
  rejected: { kind: "bad", icon: xIcon, text: "rejected" },
  unknown: { kind: "bad", icon: triangleAlertIcon, text: "unknown" },
  "not-sent": { kind: "neutral", icon: minusIcon, text: "notSent" },
};

interface ChooseProps {
  readonly bulk: Bulk;
  readonly isReading: boolean;
  readonly error: string | null;
}

/** Takes a file (button or drop), or rows pasted from a spreadsheet. */
function ChooseStep({ bulk, isReading, error }: ChooseProps) {
  const id = useId();
  const pasted = useStore(bulk.$pasted);
  const reading = useRef<AbortController>(null);
  // Closing the dialog aborts reading, as another file does.
  useEffect(() => () => reading.current?.abort(), []);
  const open = (source: File | string) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    void bulk.open(() => openSheet(source, { limit: rowLimit + 1, heads: bulkHeads, signal }));
  };
  const { isOver, dropProps, onPaste, fileInput, choose } = useSheetInput(open);
  return (
    <div className="bulk-choose grid gap-12">
      <p className="form-intro">{texts.intro}</p>
      <div className={isOver ? "drop-zone over grid gap-10" : "drop-zone grid gap-10"} {...dropProps}>
        <Icon of={fileSpreadsheetIcon} />
        <button
          type="button"
          className="button primary"
          aria-disabled={isReading}
          aria-busy={isReading}
          onClick={() => isReading || choose()}
        >
          {isReading ? readMessages.reading : readMessages.choose}
        </button>
        {fileInput}
        <WorkbookButton className="link" workbook={toTemplate}>
          <Icon of={downloadIcon} size="small" />
          {texts.template}
        </WorkbookButton>
        <p className="field-help">{texts.limit(formatNumber(rowLimit))}</p>
      </div>
      <label htmlFor={id} className="field-label">
        {readMessages.pasteLabel}
      </label>
      <textarea
        id={id}
        className="input paste"
        rows={4}
        value={pasted}
        onChange={(event) => bulk.$pasted.set(event.target.value)}
        onPaste={onPaste}
        placeholder={texts.pasteExample}
      />
      <button
        type="button"
        className="button"
        disabled={pasted.trim() === ""}
        aria-disabled={isReading}
        aria-busy={isReading}
        onClick={() => isReading || open(pasted)}
      >
        {texts.readPasted}
      </button>
      {error && (
        <p className="field-error flex gap-6 text-sm" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
