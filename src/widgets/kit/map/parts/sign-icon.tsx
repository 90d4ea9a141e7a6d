import type { CSSProperties } from "react";
import { styles, useStyles } from "../../element/styles.ts";
import { toSignColors } from "../colors.ts";
import colorsCss from "../styles/colors.css?inline";
import signsCss from "../styles/signs.css?inline";
import type { MapSign } from "../types.ts";

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
