import { useStore } from "@nanostores/react";
import type { InvoicePlan } from "../../core/api/billing-rows.ts";
import { formatKurus } from "../../core/billing/money.ts";
import { toWriteHelp } from "../../core/http/errors.ts";
import { FormDialog } from "../kit/overlay/form-dialog.tsx";
import { planChangeMessages as texts, plansMessages } from "./billing.messages.ts";
import { toTerm } from "./billing.model.ts";
import type { Billing } from "./billing.store.ts";

interface PlanChangeProps {
  readonly store: Billing;
  readonly current: InvoicePlan;
  readonly target: InvoicePlan;
  readonly onClose: () => void;
}

/** Steps: confirmation, sending, result. A failure is shown and leads back to the confirmation. */
export function PlanChangeDialog({ store, current, target, onClose }: PlanChangeProps) {
  const state = useStore(store.planChange.$state);
  const name = plansMessages.names[target.name];
  return (
    <FormDialog
      title={texts.title(name)}
      state={state.status}
      submit={texts.submit}
      sending={texts.sending}
      onSubmit={() => void store.planChange.send()}
      onClose={onClose}
      onBack={store.planChange.reset}
      success={{ title: texts.received, text: texts.receivedText(name) }}
      failure={toWriteHelp(state.status === "failed" ? state.error : null, texts.failed, texts.mayBeDone)}
    >
      <p className="form-intro">{texts.intro(name)}</p>
      <table className="plan-comparison table-full">
        <thead>
          <tr>
            <th scope="col">{texts.plan}</th>
            <th scope="col">{texts.term}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {[current, target].map((plan) => (
            <tr key={plan.name}>
              <th scope="row">{plansMessages.names[plan.name]}</th>
              <td lang={plan.termText === null ? undefined : "tr"}>{toTerm(plan)}</td>
              <td>{formatKurus(plan.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="plan-hint subtle text-xs">{plansMessages.fromNext}</p>
    </FormDialog>
  );
}
