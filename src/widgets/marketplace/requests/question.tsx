import { type ReactNode, useId } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { formatMoney, missing } from "../../../core/text/format.ts";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { Dialog } from "../../kit/overlay/dialog.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { marketplaceSeatMessages, reservationMessages as texts } from "../marketplace.messages.ts";
import { toWorkText } from "../marketplace.model.ts";

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Label and value of each fact to confirm. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Text of the confirming button, also while the call runs. */
  readonly act: string;
  readonly kind: "primary" | "danger";
  readonly isRunning: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
  /** Title and text of the failed call; null: none has failed. */
  readonly failure: { readonly title: string; readonly text: string } | null;
  /** Shown in the same dialog after success. */
  readonly done?: {
    readonly title: string;
    readonly text: string;
    /** The button that undoes the confirmed action. */
    readonly undo: { readonly label: string; readonly onUndo: () => void };
    readonly buttons: ReactNode;
  } | null;
}

/** A confirmation dialog that stays open until the provider has answered, and then shows the result. */
export function Question(props: QuestionProps) {
  const { title, text, facts, act, kind, isRunning, onAct, onClose, failure, done = null } = props;
  const id = useId();
  const buttons = (
    <>
      <button type="button" className="button" disabled={isRunning} onClick={onClose}>
        {texts.dismiss}
      </button>
      <button
        type="button"
        className={`button ${kind}`}
        aria-describedby={id}
        // With `disabled` the button would lose the focus, which is needed again when the call fails.
        aria-disabled={isRunning}
        aria-busy={isRunning}
        onClick={() => !isRunning && onAct()}
      >
        {isRunning && <span className="spinner" />}
        {act}
      </button>
    </>
  );
  return (
    <Dialog
      title={done?.title ?? title}
      isTitleHidden={done !== null}
      onClose={onClose}
      isBusy={isRunning}
      footer={done?.buttons ?? buttons}
    >
      {done ? (
        <>
          <Outcome kind="success" icon={circleCheckIcon} title={done.title} text={done.text} />
          <p className="question-undo">
            <button type="button" className="link" aria-haspopup="dialog" onClick={done.undo.onUndo}>
              {done.undo.label}
            </button>
          </p>
        </>
      ) : (
        <div className="dialog-form">
          <div className="dialog-form" id={id}>
            <p>{text}</p>
            {facts.length > 0 && (
              <dl className="question-facts">
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt className="muted">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {failure && (
            <p className="question-failure flex gap-10 text-sm" role="alert">
              <Icon of={triangleAlertIcon} />
              <span>
                <b>{failure.title}</b> {failure.text}
              </span>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

export interface Seat {
  /** Null: the provider sent no search with the request. */
  readonly search: MarketplaceSearch | null;
  /** Shown as the passenger when there is no search. */
  readonly title?: string;
  readonly line: string;
  /** TL per seat and month. */
  readonly price: number | null;
  /** The month of the reservation. */
  readonly period?: string;
  /** Name of the line whose seat would be given up; null: none. */
  readonly givenUp?: string | null;
}

/** Label and value pairs about a seat: passenger or address, line, days, price and month. */
export function toSeatFacts({ search, title, line, price, period, givenUp }: Seat) {
  const facts: (readonly [string, string])[] = [];
  if (search?.subject.type === "address") facts.push([marketplaceSeatMessages.address, search.subject.address]);
  else facts.push([marketplaceSeatMessages.person, search?.subject.passenger.name ?? title ?? missing]);
  if (givenUp != null) facts.push([marketplaceSeatMessages.givenUp, givenUp]);
  facts.push([givenUp == null ? marketplaceSeatMessages.line : marketplaceSeatMessages.newLine, line]);
  if (search)
    facts.push([
      marketplaceSeatMessages.days,
      search.workType === "full-time" ? marketplaceSeatMessages.everyDay : toWorkText(search),
    ]);
  facts.push([marketplaceSeatMessages.price, marketplaceSeatMessages.perMonth(formatMoney(price))]);
  if (period !== undefined) facts.push([marketplaceSeatMessages.period, period]);
  return facts;
}
