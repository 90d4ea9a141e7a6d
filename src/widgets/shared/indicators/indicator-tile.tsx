import type { ReactNode } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { Figure } from "../../kit/layout/figure.tsx";
import { type Change, ChangeLine, Quantity } from "../../kit/text/change.tsx";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./indicators.css?inline";

export const tileStyles = styles(css);

export interface SlaVerdict {
  /** "SLA hedefi en çok 400 m". */
  readonly target: string;
  readonly isKept: boolean;
  /** "58 m altında". */
  readonly difference: string;
  /** Positions of value and target on the gauge, 0 to 1. */
  readonly value: number;
  readonly limit: number;
}

interface IndicatorTileProps {
  readonly label: string;
  readonly icon: string;
  readonly figure: string;
  readonly unit: string;
  readonly change?: Change | null;
  readonly chart?: ReactNode;
  /** Null: no contract limit, or a demo account. */
  readonly sla?: SlaVerdict | null;
}

interface IndicatorLabelProps extends Pick<IndicatorTileProps, "label" | "icon"> {
  /** Beside a heading for screen readers. */
  readonly isHidden?: boolean;
}

export function IndicatorLabel({ label, icon, isHidden = false }: IndicatorLabelProps) {
  useStyles(tileStyles);
  const Tag = isHidden ? "p" : "h2";
  return (
    <Tag className="indicator-label row gap-8 muted text-sm weight-medium" aria-hidden={isHidden || undefined}>
      <Icon of={icon} />
      {label}
    </Tag>
  );
}

/** One indicator: figure, change, history, and in words and shape (not by colour alone) whether the contract's limit is kept. */
export function IndicatorTile({ label, icon, figure, unit, change, chart, sla }: IndicatorTileProps) {
  return (
    <>
      <div className="indicator">
        <IndicatorLabel label={label} icon={icon} />
        <div>
          <Figure>
            <Quantity figure={figure} unit={unit} />
          </Figure>
          {change && <ChangeLine {...change} />}
        </div>
        {chart !== undefined && <div className="indicator-chart">{chart}</div>}
      </div>
      {sla && <Sla {...sla} />}
    </>
  );
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

function Sla({ target, isKept, difference, value, limit }: SlaVerdict) {
  return (
    <div className={isKept ? "sla kept grid subtle text-xs" : "sla missed grid subtle text-xs"}>
      <span>{target}</span>
      <b className="inline-row gap-4 strong">
        <Icon of={isKept ? circleCheckIcon : triangleAlertIcon} size="small" />
        {difference}
      </b>
      <div className="gauge" aria-hidden="true">
        <span className="gauge-fill" style={{ width: percent(value) }} />
        <span className="gauge-limit" style={{ left: percent(limit) }} />
        <span className="gauge-stop" style={{ left: percent(value) }} />
      </div>
    </div>
  );
}
