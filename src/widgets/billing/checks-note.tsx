import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { Checks, Difference } from "../../core/billing/checks.ts";
import { formatChange, formatKurus } from "../../core/billing/money.ts";
import { Icon } from "../kit/text/icon.tsx";
import { checksMessages as texts } from "./billing.messages.ts";
import { SupportMail } from "../kit/feedback/support-mail.tsx";

interface DifferencesProps {
  readonly checks: Checks;
  /** Number of lines without a total, which the sums leave out. */
  readonly missingTotals: number;
}

const isSilent = ({ checks, missingTotals }: DifferencesProps) =>
  checks.differences.length === 0 && missingTotals === 0;

/** Amounts of the invoice that should be equal and are not, and the number of lines without a total. */
export function Differences(props: DifferencesProps) {
  if (isSilent(props)) return null;
  const { checks, missingTotals } = props;
  const isRounding = missingTotals === 0 && checks.differences.every((difference) => difference.isRounding);
  return (
    <section className={isRounding ? "differences rounding" : "differences"} role="note">
      <Icon of={triangleAlertIcon} />
      <div>
        <p className="differences-title">{isRounding ? texts.roundingTitle : texts.title}</p>
        <ul>
          {checks.differences.map((difference) => (
            <DifferenceLine key={difference.check} difference={difference} />
          ))}
          {missingTotals > 0 && <li>{texts.missingTotals(missingTotals)}</li>}
        </ul>
        {!isRounding && (
          <p>
            {texts.help} <SupportMail />
          </p>
        )}
      </div>
    </section>
  );
}

function DifferenceLine({ difference: { check, found, expected, difference } }: { readonly difference: Difference }) {
  return (
    <li>
      {texts.found[check]} {formatKurus(found)}, {texts.expected[check]} {formatKurus(expected)}.{" "}
      <b>{texts.difference(formatChange(difference))}</b>
    </li>
  );
}

/** Shown when at least one check was possible and all checked amounts agree. */
export function Agreement(props: DifferencesProps) {
  if (props.checks.count === 0 || !isSilent(props)) return null;
  return (
    <p className="agreement">
      <Icon of={circleCheckIcon} size="small" />
      {texts.agree}
    </p>
  );
}
