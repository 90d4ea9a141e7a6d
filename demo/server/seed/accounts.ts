import { hashSecret } from "../accounts/passwords.ts";
import { customer, lateProspect, manyOffers, prospect } from "./companies.ts";
import type { Draft } from "./draft.ts";

interface SeedAccount {
  readonly id: number;
  readonly companyId: number;
  readonly username: string;
  readonly password: string;
  readonly pin: string;
  readonly fullName: string;
  readonly accountType: "company" | "demo";
  readonly userType: "admin" | "user";
  readonly logo: string | null;
  /** What the account is for, in the table that the server prints. */
  readonly purpose: string;
}

const pin = "4827";
const demoPin = "0000";

export const signIns: readonly SeedAccount[] = [
  {
    id: 7,
    companyId: customer.id,
    username: "elif.sahin@lodos.example",
    password: "lodos-yonetici",
    pin,
    fullName: "Elif Şahin",
    accountType: "company",
    userType: "admin",
    logo: "/demo-assets/lodos.svg",
    purpose: "Şirket yöneticisi",
  },
  {
    id: 8,
    companyId: customer.id,
    username: "mert.inan@lodos.example",
    password: "lodos-kullanici",
    pin,
    fullName: "Mert İnan",
    accountType: "company",
    userType: "user",
    logo: null,
    purpose: "Şirket kullanıcısı (yönetici değil)",
  },
  {
    id: 9,
    companyId: prospect.id,
    username: "demo@yelken.example",
    password: "yelken-demo",
    pin: demoPin,
    fullName: "Işıl Çağlar",
    accountType: "demo",
    userType: "user",
    logo: null,
    purpose: "Demo, teklifi geçerli",
  },
  {
    id: 10,
    companyId: lateProspect.id,
    username: "demo@pusula.example",
    password: "pusula-demo",
    pin: demoPin,
    fullName: "Özgür Ünlü",
    accountType: "demo",
    userType: "user",
    logo: null,
    purpose: "Demo, teklifin süresi dolmuş",
  },
  {
    id: 12,
    companyId: manyOffers.id,
    username: "demo@marti.example",
    password: "marti-demo",
    pin: demoPin,
    fullName: "Çağla Işık",
    accountType: "demo",
    userType: "user",
    logo: null,
    purpose: "Demo, süren ve biten teklifler",
  },
];

/** An account that its company hasn't confirmed yet: the second step of its sign-in gets a 200 with a message and no token. */
export const unconfirmedSignIn = {
  id: 13,
  companyId: customer.id,
  username: "yeni.kullanici@lodos.example",
  password: "lodos-onaysiz",
  pin,
  fullName: "Derya Aktaş",
  accountType: "company",
  userType: "user",
  logo: null,
  signInMessage: "Hesabınız henüz şirket yöneticiniz tarafından onaylanmadı. Onaylandığında giriş yapabilirsiniz.",
} as const;

/** The intranet's own backend gets tokens for this account; it is not used for signing in. */
export const intranetAccountId = 11;

/** The account of the intranet's backend for pages with offers. */
export const offerAccountId = 9;

export async function addAccounts(draft: Draft): Promise<void> {
  const all: readonly (Omit<SeedAccount, "purpose"> & { readonly signInMessage?: string })[] = [
    ...signIns.map(({ purpose: _purpose, ...account }) => account),
    unconfirmedSignIn,
  ];
  const rows = all.map(async ({ password, pin: code, ...account }) => {
    const [passwordHash, pinHash] = await Promise.all([hashSecret(password), hashSecret(code)]);
    return { ...account, passwordHash, pinHash };
  });
  draft.accounts.push(...(await Promise.all(rows)));
  const unknown = await hashSecret(crypto.randomUUID());
  draft.accounts.push({
    id: intranetAccountId,
    companyId: customer.id,
    username: "intranet@lodos.example",
    passwordHash: unknown,
    pinHash: unknown,
    fullName: "Lodos İntranet",
    accountType: "company",
    userType: "admin",
    logo: "/demo-assets/lodos.svg",
  });
}
