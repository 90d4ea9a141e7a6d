import { registry } from "../core/registry.ts";
import type { SessionSettings } from "../core/settings.ts";

/** Settings of one session; `session` is its name, `default` where it is not given. */
export type Configuration = Partial<SessionSettings> & { readonly session?: string };

/** Sets up a session from JavaScript (see `<shuttle-session>`), at any time; settings hold before any element's code has arrived. */
export function configure({ session = "default", ...settings }: Configuration): void {
  const { settings: early, sessions } = registry();
  early.set(session, { ...early.get(session), ...settings });
  (sessions.get(session) as { configure(settings: Partial<SessionSettings>): void } | undefined)?.configure(settings);
}
