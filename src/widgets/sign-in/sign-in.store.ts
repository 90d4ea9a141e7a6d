import { parseRedirect } from "../../core/portal/addresses.ts";
import { createSignIn } from "../../core/session/sign-in.ts";
import { toHref } from "../kit/element/events.ts";
import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import type { signInContract } from "./sign-in.contract.ts";

type Values = AttributeValues<typeof signInContract.attributes>;

export type SignInPage = ReturnType<typeof createSignInPage>;

export function createSignInPage({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const signIn = createSignIn(session);
  const stop = signIn.$state.listen((state) => {
    const { redirect } = $attributes.get();
    if (state.step !== "done" || redirect === null) return;
    const { name, params, query } = parseRedirect(redirect) ?? { name: "dashboard" as const, params: {}, query: "" };
    const href = toHref({ name, params, query }, session.$settings.get().portalUrl);
    const isAllowed = emit("shuttle-navigate", { name, params, query, href });
    if (isAllowed && href !== null) session.environment.open(href);
  });
  scope.onEnd(stop);
  // In a page that stays open somebody signs in again after the end of the session.
  const stopFollowing = session.$state.listen(({ status }) => {
    if (status !== "signed-in" && signIn.$state.get().step === "done") signIn.restart();
  });
  scope.onEnd(stopFollowing);
  scope.onEnd(signIn.destroy);
  return { signIn, $attributes };
}
