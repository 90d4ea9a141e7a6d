import { type CSSProperties, useId, useState } from "react";
import building2Icon from "lucide-static/icons/building-2.svg?raw";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import houseIcon from "lucide-static/icons/house.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import { Icon } from "../text/icon.tsx";
import { toSignColors } from "./colors.ts";
import colorsCss from "./styles/colors.css?inline";
import signsCss from "./styles/signs.css?inline";
import type { ColorToken, LineRole, MapSign } from "./types.ts";

/** What a row of the legend shows beside its text. */
type LegendSample =
  | { readonly kind: "line"; readonly role: LineRole }
  | { readonly kind: "pin"; readonly color: ColorToken }
  | { readonly kind: "office" }
  | { readonly kind: "home"; readonly halo?: boolean }
  /** A tinted circle with a dashed edge. */
  | { readonly kind: "area" }
  | { readonly kind: "sign"; readonly sign: MapSign };

export interface LegendRow {
  readonly sample: LegendSample;
  readonly text: string;
  /** Number of such items on the map. */
  readonly count?: number;
}

interface MapLegendProps {
  /** Accessible name, and the text of the button that opens it on narrow maps: "Harita İşaretleri". */
  readonly label: string;
  /** Laid out column by column. */
  readonly rows: readonly LegendRow[];
  /** Placed below the map instead of over it, where it would cover pins. */
  readonly isBelow?: boolean;
}

/** Legend of the map's symbols. A child of MapView; bottom centre, moved by the same `--shuttle-map-inset` properties as the buttons. */
export function MapLegend({ label, rows, isBelow = false }: MapLegendProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      className={isBelow ? "sh-map-legend below muted text-xs" : "sh-map-legend muted text-xs"}
      aria-label={label}
      data-open={isOpen}
      // Opened by hand it covers the map for a while, which needn't move for that.
      data-map-cover={isBelow || isOpen ? undefined : ""}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
        <Icon of={chevronDownIcon} size="small" />
      </button>
      <ul id={id}>
        {rows.map(({ sample, text, count }) => (
          <li key={text}>
            <Sample of={sample} />
            {count === undefined ? (
              text
            ) : (
              <div>
                {text} <b>{formatNumber(count)}</b>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sample({ of }: { readonly of: LegendSample }) {
  if (of.kind === "line") return <span className={`sh-map-sample-line sh-map-role-${of.role}`} />;
  if (of.kind === "pin")
    return <span className="sh-map-sample-pin" style={{ "--pin-color": `var(${of.color})` } as CSSProperties} />;
  if (of.kind === "sign") return <SignIcon sign={of.sign} />;
  if (of.kind === "area") return <span className="sh-map-sample-area" />;
  return (
    <span className={of.kind === "home" && of.halo ? "sh-map-sample-home halo" : `sh-map-sample-${of.kind}`}>
      <Icon of={of.kind === "office" ? building2Icon : houseIcon} size="tiny" />
    </span>
  );
}

const signStyles = [colorsCss, signsCss].map(styles);

/** Adopts the styles of signs and moving markers, which only maps with such markers need. */
export function useSignStyles(): void {
  useStyles(...signStyles);
}

/** A square sign as on the map, for legends and lists; text beside it says what it means. */
export function SignIcon({ sign }: { readonly sign: MapSign }) {
  useSignStyles();
  return (
    <span className="sh-map-sample-sign" style={toSignColors(sign) as CSSProperties} aria-hidden="true">
      <svg className="icon tiny" viewBox="0 0 24 24">
        {sign.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  );
}
