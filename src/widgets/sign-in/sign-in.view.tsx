import { useStore } from "@nanostores/react";
import { useWidget } from "../kit/element/context.ts";
import { SignInForm } from "../shared/sign-in/sign-in-form.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Mark } from "../kit/text/mark.tsx";
import { signInPageMessages as texts } from "./sign-in.messages.ts";
import type { SignInPage } from "./sign-in.store.ts";
import building2Icon from "lucide-static/icons/building-2.svg?raw";

/** Class of the distance and path of each line; the last line ends at the office. */
const lines = [
  ["far", "M-20 170H150a40 40 0 0 1 28 12L334 338a40 40 0 0 1 12 28V560a40 40 0 0 0 12 28l64 64a40 40 0 0 0 28 12H800"],
  [
    "middle",
    "M100 -20V230a40 40 0 0 0 12 28L262 408a40 40 0 0 0 28 12H530a40 40 0 0 0 28-12l74-74a40 40 0 0 0 12-28V-20",
  ],
  ["near", "M-20 650H140a40 40 0 0 0 28-12L318 488a40 40 0 0 1 28-12H590a40 40 0 0 0 28-12L800 282"],
  ["middle", "M800 560H676a40 40 0 0 0-28 12l-20 20a40 40 0 0 0-12 28V920"],
  ["own", "M-20 560H96a40 40 0 0 0 28-12L290 382a40 40 0 0 1 28-12H450a40 40 0 0 0 28-12l72-72a40 40 0 0 0 12-28V176"],
] as const;

const stops = [
  ["far", 56, 170],
  ["far", 226, 230],
  ["far", 346, 420],
  ["far", 520, 664],
  ["middle", 100, 96],
  ["middle", 178, 324],
  ["middle", 644, 110],
  ["middle", 644, 214],
  ["middle", 616, 780],
  ["near", 64, 650],
  ["near", 240, 566],
  ["near", 500, 476],
  ["near", 706, 376],
] as const;

const ownStops = [
  [52, 560],
  [208, 464],
  [390, 370],
  [514, 322],
] as const;

/** A decorative drawing of lines with stops. */
function LineArt() {
  return (
    <svg className="art" viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map(([distance, course]) => (
        <path key={course} className={`art-line ${distance}`} d={course} />
      ))}
      {stops.map(([distance, x, y]) => (
        <circle key={`${x}-${y}`} className={`art-stop ${distance}`} cx={x} cy={y} r="6.5" />
      ))}
      {ownStops.map(([x, y]) => (
        <circle key={`${x}-${y}`} className="art-stop own" cx={x} cy={y} r="9" />
      ))}
      <rect className="art-office" x="538" y="128" width="48" height="48" rx="13" />
      <svg x="549" y="139" width="26" height="26" className="art-office-icon">
        <Icon of={building2Icon} />
      </svg>
    </svg>
  );
}

export function SignInView({ store }: { readonly store: SignInPage }) {
  const { session } = useWidget();
  const { productName } = useStore(session.$settings);
  const { pinLength } = useStore(store.$attributes);
  const { step } = useStore(store.signIn.$state);
  return (
    <div className="page">
      <div className="page-form">
        <div className="brand row gap-10 strong">
          <Mark />
          <span>{productName}</span>
        </div>
        {/* Empty once somebody is signed in: what they typed must not wait for whoever signs in next. */}
        <SignInForm key={step === "done" ? "done" : "open"} signIn={store.signIn} pinLength={pinLength} />
        <footer className="foot row wrap subtle text-xs">
          <span>© 2025 {productName}</span>
          <slot name="foot" />
        </footer>
      </div>
      <div className="page-art">
        <LineArt />
        <p className="slogan">{texts.slogan}</p>
      </div>
    </div>
  );
}
