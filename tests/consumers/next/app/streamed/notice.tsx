import { ShuttleNotice } from "shuttle-widgets/react";

/** A server component: it is streamed once your back end has answered. */
export async function Notice() {
  const answer = await fetch(`${process.env.INTRANET}/notice`, { cache: "no-store" });
  const { kind } = (await answer.json()) as { readonly kind: "deactive" | "offer-expire" };
  return <ShuttleNotice kind={kind} />;
}
