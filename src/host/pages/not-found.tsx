import { useStore } from "@nanostores/react";
import { useInsertionEffect } from "react";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import { PlaceLink, usePortal } from "../context.tsx";
import { hostMessages as texts } from "../host.messages.ts";
import css from "./not-found.css?inline";

const pageStyles = [styles(css)];

/** The drawing: a line that ends before its stop. */
function BrokenLine() {
  return (
    <svg className="portal-lost-art" viewBox="0 0 420 150" aria-hidden="true">
      <path className="portal-lost-line" d="M14 118H92a22 22 0 0 0 16-7l36-39a22 22 0 0 1 16-7h30" />
      <path className="portal-lost-line" d="M252 65h22a22 22 0 0 1 16 7l22 24a22 22 0 0 0 16 7h78" />
      <path className="portal-lost-gap" d="M204 65h34" />
      <circle className="portal-lost-stop" cx="14" cy="118" r="9" />
      <circle className="portal-lost-stop" cx="126" cy="92" r="9" />
      <circle className="portal-lost-stop missing" cx="221" cy="65" r="17" />
      <path className="portal-lost-cross" d="M214 58l14 14M228 58l-14 14" />
      <circle className="portal-lost-stop" cx="301" cy="84" r="9" />
      <circle className="portal-lost-stop" cx="406" cy="103" r="9" />
    </svg>
  );
}

export function NotFound() {
  useInsertionEffect(() => adopt(document, pageStyles), []);
  const { session } = usePortal();
  const isSignedIn = useStore(session.$state).status === "signed-in";
  return (
    <div className="portal-lost row wrap">
      <BrokenLine />
      <div className="portal-lost-words grid gap-8">
        <p className="portal-lost-code">{texts.notFoundCode}</p>
        <h1>{texts.notFound}</h1>
        <p className="muted">{texts.notFoundHelp}</p>
        <PlaceLink className="button" to={isSignedIn ? "dashboard" : "sign-in"}>
          {texts.home}
        </PlaceLink>
        <p className="portal-lost-foreign" lang="en">
          {texts.notFoundEnglish}
        </p>
      </div>
    </div>
  );
}
