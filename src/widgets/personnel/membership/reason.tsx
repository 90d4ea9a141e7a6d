import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { Choice } from "../../../core/api/employees.ts";
import { activeElementBeside } from "../../kit/overlay/focus.ts";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { focusGroup, RadioGroup } from "../../kit/field/radio-group.tsx";
import type { ShoelaceRadioGroup } from "../../kit/shoelace/define.ts";
import { membershipMessages as texts } from "../personnel.messages.ts";
import type { Membership } from "./membership.store.ts";

const skeleton = <Skeleton height={62} />;

interface ReasonProps {
  readonly membership: Membership;
  readonly choices: NonNullable<Membership["choices"]>;
}

/** The reason of a change: the provider's choices as radio buttons. */
export function Reason({ membership, choices }: ReasonProps) {
  const load = useStore(choices.$load);
  return (
    <AsyncPanel
      load={load}
      failedTitle={texts.choicesFailed}
      onRetry={() => void choices.refresh()}
      skeleton={skeleton}
    >
      {(reasons) => <Reasons membership={membership} reasons={reasons} />}
    </AsyncPanel>
  );
}

interface ReasonsProps {
  readonly membership: Membership;
  readonly reasons: readonly Choice[];
}

function Reasons({ membership, reasons }: ReasonsProps) {
  const { reason } = useStore(membership.$draft);
  const group = useRef<ShoelaceRadioGroup>(null);
  // The choices load after the form: they take the focus unless a person is filling in a field already.
  useEffect(() => {
    const active = group.current && activeElementBeside(group.current);
    const isFilling = active instanceof HTMLInputElement && active.value !== "";
    if (!isFilling) void focusGroup(group.current);
  }, []);
  return (
    <RadioGroup
      group={group}
      look="chips"
      label={texts.reason}
      value={reason}
      options={reasons.map(({ key, verbose }) => ({ value: key, label: verbose, lang: "tr" }))}
      onChange={(value) => membership.edit({ reason: value })}
      isRequired
    />
  );
}
