import { expect, test } from "vitest";
import { createSession } from "../../../src/core/session/session.ts";
import { signInContract } from "../../../src/widgets/sign-in/sign-in.contract.ts";
import { createSignInPage } from "../../../src/widgets/sign-in/sign-in.store.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";

const account = {
  full_name: "Elif Şahin",
  company_id: 42,
  user_id: 7,
  company_latlng: null,
  account_type: "company",
  user_type: "admin",
  is_documents_enabled: true,
  logo: null,
};

test.each(["company", "demo"] as const)(
  "begins anew when the session of a %s account has ended, and not while it lasts",
  async (accountType) => {
    const environment = createTestEnvironment(({ url }) =>
      json(url.includes("2fa") ? { token: "t1", company_name: "Lodos" } : { ...account, account_type: accountType }),
    );
    const session = createSession({ environment, settings: { demoPin: "0000" } });
    const { signIn } = openStore(signInContract, createSignInPage, session).store;
    for (const _time of ["first", "second"]) {
      await signIn.submitAccount("elif", "gizli");
      if (accountType === "company") await signIn.submitPin("4827");
      session.updateProfile({ isOfferExpired: false });
      expect([session.$state.get().status, signIn.$state.get()]).toEqual(["signed-in", { step: "done" }]);
      session.signOut();
      expect(signIn.$state.get()).toEqual({ step: "account", isBusy: false, error: null });
    }
  },
);
