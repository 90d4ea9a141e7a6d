import { atom, type ReadableAtom } from "nanostores";

/** An entry of `/playground/accounts`, which is empty when the server has no demo. */
interface DemoAccount {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly pin: string;
  readonly fullName: string;
  readonly purpose: string;
}

export type AccountState =
  | { readonly status: "signed-out" | "signing-in" | "failed" }
  | { readonly status: "signed-in"; readonly userName: string };

interface SessionElement extends HTMLElement {
  getToken: (() => Promise<string>) | null;
  signOut?(): void;
}

export interface AccountStore {
  readonly $accounts: ReadableAtom<readonly DemoAccount[]>;
  readonly $state: ReadableAtom<AccountState>;
  /** Signs in with this account, instead of the present one. */
  use(account: DemoAccount): Promise<void>;
  /** Signs out. */
  leave(): void;
}

type Answer = Readonly<Record<string, unknown>>;

async function post(path: string, body: object): Promise<Answer> {
  const headers = { "content-type": "application/json", "accept-language": "tr" };
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body), credentials: "omit" });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as Answer;
}

async function fetchToken({ username, password, pin }: DemoAccount): Promise<Answer> {
  return post("/api/company/login-2fa/", { username, password, pin });
}

/** Attribute of `<shuttle-session>` → field in the responses to the two sign-in requests. */
const profile: Readonly<Record<string, string>> = {
  "user-name": "full_name",
  "user-id": "user_id",
  "user-type": "user_type",
  "account-type": "account_type",
  "company-id": "company_id",
  "company-name": "company_name",
  "company-latlng": "company_latlng",
};

/**
 * Signs demo accounts in as an integrator does: this page stands in for the backend that knows the user, and implements `getToken`. The
 * token is passed on and never stored.
 */
export function createAccountStore(session: SessionElement): AccountStore {
  const $accounts = atom<readonly DemoAccount[]>([]);
  const $state = atom<AccountState>({ status: "signed-out" });
  let wanted = 0;

  document.addEventListener("shuttle-signed-in", (event) =>
    $state.set({ status: "signed-in", userName: (event as CustomEvent<{ userName: string }>).detail.userName }),
  );
  document.addEventListener("shuttle-signed-out", () => {
    if ($state.get().status === "signed-in") $state.set({ status: "signed-out" });
  });

  async function load(): Promise<void> {
    const response = await fetch("/playground/accounts");
    if (response.ok) $accounts.set((await response.json()) as DemoAccount[]);
  }
  void load();

  function leave(): void {
    wanted += 1;
    session.getToken = null;
    session.signOut?.();
  }

  return {
    $accounts,
    $state,
    leave() {
      leave();
      $state.set({ status: "signed-out" });
    },
    async use(account) {
      leave();
      const mine = wanted;
      $state.set({ status: "signing-in" });
      try {
        const { username, password } = account;
        const [person, proof] = await Promise.all([
          post("/api/company/login/", { username, password }),
          fetchToken(account),
        ]);
        if (mine !== wanted) return;
        const facts = { ...person, ...proof };
        for (const [attribute, field] of Object.entries(profile)) {
          const value = facts[field];
          if (value === undefined || value === null) session.removeAttribute(attribute);
          else session.setAttribute(attribute, String(value));
        }
        let first: Answer | null = proof;
        session.getToken = async () => {
          const answer = first ?? (await fetchToken(account));
          first = null;
          return String(answer["token"]);
        };
      } catch {
        if (mine === wanted) $state.set({ status: "failed" });
      }
    },
  };
}
