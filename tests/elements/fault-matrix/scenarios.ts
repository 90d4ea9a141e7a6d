import { rawCard, rawDetail, rawDriver, rawSearch } from "../../core/api/raw-marketplace.ts";
import type { accounts } from "../bundle.ts";
import { openProvider } from "../document-provider.ts";
import { type } from "../stage.ts";
import type { Answers, Stage } from "./stage.ts";

/** A way to make an element send its calls. */
export interface Scenario {
  readonly name: string;
  readonly element: string;
  readonly account?: keyof typeof accounts;
  /** Nobody is signed in. */
  readonly isSignedOut?: true;
  readonly attributes?: Readonly<Record<string, string>>;
  /** It takes seconds to show: answers with other content, each shown many times, meet the other elements that make the call. */
  readonly isSlow?: true;
  /** The calls tested here. Without `reach` and `write` they are all calls that the element makes by itself. */
  readonly calls: readonly string[];
  readonly answers?: Answers;
  /** Simulates the user until the call is made, or, for a write, until it can be sent. */
  readonly reach?: (stage: Stage) => Promise<void>;
  /** Calls whose failure isn't shown, and why; `faults` limits this to some faults. */
  readonly unsaid?: Readonly<Record<string, { readonly reason: string; readonly faults?: readonly string[] }>>;
  /** How texts begin that are shown while a call is pending and belong to the part which its failure replaces. */
  readonly partOf?: Readonly<Record<string, readonly string[]>>;
  /** Goes back to where the answer is shown. */
  readonly goBack?: (stage: Stage) => Promise<void>;
  /** After success the page navigates away, and until then it stays busy. */
  readonly isLast?: true;
  readonly write?: {
    /** The button that sends it, or what else does. */
    readonly press: string | ((stage: Stage) => Promise<void>);
    /** The text that confirms success, or a check for it. */
    readonly done: string | ((stage: Stage) => boolean);
    /** Consists of many calls, or of reads, so the number of requests isn't checked. */
    readonly isMany?: true;
  };
}

/** Calls of the portal's shell, which no element makes; tested in tests/portal. */
export const callsOfThePortal = ["GET /api/demo/get-enabled-menu-items/"];

const bulkPath = "/api/marketplace/all-passengers-offer-request/";
const bulkStatus = (word: string) => () => ({ all_passenger_offer_request_status: word });
const reservation = { id: 55, request_status: "created", is_changed: false, has_request_in_period: true };

/** Responses with lines for one search; the first entry whose key matches is used. */
const market = {
  "POST /api/marketplace/request/": () => ({ id: 55, has_request_in_period: false }),
  "DELETE /api/marketplace/request/": () => ({ results: { data: {} } }),
  "GET /api/marketplace/request/": () => ({ results: [] }),
  "GET /api/marketplace/route-details/": () => ({ ...rawDetail(), request: null }),
  "GET /api/marketplace/route-detail-driver-info/": () => rawDriver(),
  "GET /api/marketplace/past-search/": () => ({ results: [rawSearch({ request_status: null })] }),
  "GET /api/marketplace/contact/": () => ({ success: true }),
  [`GET ${bulkPath}`]: bulkStatus("not-requested"),
  [`POST ${bulkPath}`]: bulkStatus("requested"),
  [`DELETE ${bulkPath}`]: bulkStatus("not-requested"),
  "POST /api/marketplace/": () => ({
    results: {
      data: [1, 2, 3].map((number) =>
        rawCard({ route_unique_id: `M-${number}`, route_unique_code: `M${number}`, price: 4000 + number * 100 }),
      ),
      meta: { past_search_id: 77, max_price: 7800, min_price: 2400 },
    },
    count: 3,
  }),
  "GET /api/company/billing/": () => ({ enabled: false }),
} satisfies Answers;
const buyer = { query: "path=buyer-page&search=77" };

const openLine = async ({ click, until, find }: Stage) => {
  await click(".line-open");
  await until(() => find(".figures") && find(".crew"), "the line");
};

const waiting = (): Answers => {
  const { answer } = openProvider();
  const give = async (request: Request) => (await (answer(request) as Response).json()) as unknown;
  return {
    "GET /api/driver/documents/": give,
    "POST /api/driver/documents/change-status/": () => ({}),
  };
};
/** Opens the first row of a table; a narrow element shows it as a record, which unfolds to its button. */
const openRow = async ({ click, until, find }: Stage, kind = "") => {
  const first = `tbody tr${kind} .row-action button`;
  await until(() => find(`${first}, .record`), "a row");
  if (find(first)) return click(first);
  await click(`.record${kind} .record-line`);
  await click(`.record${kind} .record-actions button`);
};

const openDocument = async (stage: Stage) => {
  const { until, find } = stage;
  await openRow(stage);
  await until(() => find("dialog .document-facts"), "the document");
};

const fill = async ({ until, findAll, root }: Stage, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = await until(() => {
      const found = findAll<HTMLLabelElement>("dialog label").find(
        ({ textContent }) => textContent?.replace(" *", "") === label,
      );
      return found && (root().getElementById(found.htmlFor) as HTMLInputElement | null);
    }, label);
    type(field, value);
  }
};

const openMembership = async (stage: Stage) => {
  const { press, until, findAll } = stage;
  await openRow(stage, ":not(.hold)");
  await press("Çalışanı Sil");
  await until(() => findAll("dialog h2").some(({ textContent }) => textContent?.trim() === "Çalışanı Sil"), "the form");
};

const credentials = async ({ until, find }: Stage) => {
  type(await until(() => find<HTMLInputElement>("input[name=username]"), "the form"), "elif.sahin@lodos.example");
  type(find<HTMLInputElement>("input[name=password]") as HTMLInputElement, "parola");
};
const people: Answers = {
  "POST /api/company/login-2fa/": () => ({ token: "belirsiz", company_name: "Lodos" }),
  "POST /api/company/login/": () => ({ full_name: "Elif Şahin", account_type: "company", user_type: "admin" }),
};

/** For sources of the list of what needs attention: its other sources are still shown. */
const notCounted = { reason: "only counts the ready lists unasked; a list that is opened reports it" };
const notGiven = {
  reason: "the account may not see it, or the provider doesn't have it, so nothing needs attention",
  faults: ["403", "404"],
};
const askedAhead = { reason: "prefetched for the next steps, which report it" };

const mapNotes = [
  "Altlık: şematik, kıyı verisi GSHHG 2.3.7 (LGPL-3.0)",
  "Boş koltuk, araç kapasitesinden düzenli yolcular çıkarılarak",
];

export const scenarios: readonly Scenario[] = [
  {
    name: "overview",
    element: "overview",
    calls: [
      "GET /api/company/trip-personnel-count/",
      "GET /api/company/summary/",
      "GET /api/company/kpi/history/",
      "GET /api/company/sla/",
      "GET /api/company/reservations/",
      "GET /api/company/trip-personnel/",
      "GET /api/routes/",
      "GET /api/company/co2-emission",
      "GET /api/company/employees/",
      "GET /api/company/ratings/",
      "GET /api/passenger/bookings/",
      "GET /api/driver/documents/",
      "GET /api/get/zendesk/tickets/statistic/",
      "GET /api/marketplace/request/",
      "GET /api/company/billing/:id/is-billing-enabled/",
      "GET /api/v2/company/billing/:id/",
    ],
    unsaid: {
      "GET /api/company/employees/": {
        reason: "only the number of people without a route beside the link to them, which works without it",
      },
      "GET /api/driver/documents/": notGiven,
      "GET /api/get/zendesk/tickets/statistic/": notGiven,
      "GET /api/marketplace/request/": notGiven,
      "GET /api/passenger/bookings/": notGiven,
      "GET /api/company/billing/:id/is-billing-enabled/": notGiven,
      "GET /api/v2/company/billing/:id/": notGiven,
    },
  },
  {
    name: "personnel",
    element: "personnel",
    calls: [
      "GET /api/company/employees/",
      "GET /api/company/summary/",
      "GET /api/company/employees/column-filters",
      "GET /api/company/kpi/history/",
      "GET /api/company/sla/",
      "GET /api/routes/",
    ],
    unsaid: { "GET /api/routes/": notCounted },
  },
  {
    name: "people without a route",
    element: "personnel",
    attributes: { query: "list=without-route" },
    reach: ({ until, find, sent }) =>
      until(
        () => sent().some(({ url }) => url.includes("/api/routes/")) && find(".people-reading") === null,
        "the routes",
      ).then(),
    calls: ["GET /api/routes/"],
  },
  {
    name: "personnel of a demo account",
    element: "personnel",
    account: "demo",
    calls: ["GET /api/demo/employees/", "GET /api/demo/summary/", "GET /api/demo/employees/column-filters"],
  },
  {
    name: "booking",
    element: "booking",
    calls: ["GET /api/passenger/bookings/", "GET /api/passenger/bookings/column-filters/"],
  },
  { name: "past-trips", element: "past-trips", calls: ["GET /api/routes/"] },
  {
    name: "past-route-details",
    element: "past-route-details",
    attributes: { "route-id": "R-17" },
    calls: [
      "GET /api/routes/past-trips/",
      "GET /api/routes/",
      "GET /api/routes/past-trips/:id",
      "GET /api/routes/past-trips/:id/directions/",
      "GET /api/routes/past-trips/:id/passengers/",
      "GET /api/routes/past-trips/:id/meta/",
      "GET /api/passenger/bookings/",
    ],
    unsaid: { "GET /api/routes/": { reason: "requested only for the name of the line, which the trips have too" } },
  },
  {
    name: "routes",
    element: "routes",
    calls: [
      "GET /api/company/employees/",
      "GET /api/company/sla/",
      "GET /api/routes/",
      "GET /api/routes/drivers/",
      "GET /api/routes/drivers/:id/",
    ],
    unsaid: { "GET /api/company/employees/": notCounted, "GET /api/company/sla/": notCounted },
  },
  {
    name: "routes of a demo account",
    element: "routes",
    account: "demo",
    calls: ["GET /api/demo/offers/", "GET /api/demo/line-based-offers/", "GET /api/demo/routes/"],
  },
  {
    name: "route-details",
    element: "route-details",
    attributes: { "route-id": "R-17" },
    calls: [
      "GET /api/routes/",
      "GET /api/routes/:id/",
      "GET /api/routes/:id/meta/",
      "GET /api/routes/drivers/",
      "GET /api/routes/drivers/:id/",
    ],
  },
  {
    name: "route-details of an offer",
    element: "route-details",
    account: "demo",
    attributes: { "route-id": "619", offer: "" },
    calls: ["GET /api/demo/routes/:id/"],
  },
  { name: "airview", element: "airview", calls: ["GET /api/routes/"] },
  {
    name: "planner",
    element: "planner",
    isSlow: true,
    // Without the bookings of four weeks, which take seconds: `suggestions` has them.
    answers: { "GET /api/passenger/bookings/": () => ({ results: [], count: 0 }) },
    calls: [
      "GET /api/company/billing/:id/is-billing-enabled/",
      "GET /api/company/sla/",
      "GET /api/passenger/bookings/",
      "GET /api/routes/",
      "GET /api/routes/drivers/",
      "GET /api/routes/drivers/:id/",
      "GET /api/v2/company/billing/:id/",
    ],
    partOf: {
      "GET /api/passenger/bookings/": ["Vazgeç"],
      // Nothing can be asked without the routes.
      "GET /api/routes/": ["Adres", "Çalışan", "Liste", ...mapNotes],
    },
  },
  {
    name: "suggestions",
    element: "planner",
    attributes: { query: "tab=suggestions" },
    reach: ({ until, sent }) =>
      until(() => sent().some(({ call }) => call === "GET /api/passenger/bookings/"), "the bookings").then(),
    calls: ["GET /api/passenger/bookings/"],
    // What waits for the bookings says why it has none.
    partOf: { "GET /api/passenger/bookings/": ["Vazgeç", "Hesaplanıyor"] },
  },
  {
    name: "airview of a demo account",
    element: "airview",
    account: "demo",
    calls: ["GET /api/demo/routes/", "GET /api/demo/offers/", "GET /api/demo/line-based-offers/"],
  },
  {
    name: "drivers",
    element: "drivers",
    calls: ["GET /api/routes/drivers/", "GET /api/driver/documents/"],
    unsaid: {
      "GET /api/driver/documents/": {
        reason: "only the count beside the link to the documents, which works without it",
      },
    },
    partOf: { "GET /api/routes/drivers/": ["Belgeler"] },
  },
  { name: "driver-documents", element: "driver-documents", calls: ["GET /api/driver/documents/"] },
  {
    name: "driver-details",
    element: "driver-details",
    attributes: { "driver-id": "32" },
    calls: ["GET /api/driver/documents/:id/", "GET /api/routes/drivers/:id/"],
  },
  {
    name: "billing",
    element: "billing",
    calls: [
      "GET /api/company/billing/:id/is-billing-enabled/",
      "GET /api/v2/company/billing/:id/",
      "GET /api/v2/company/billing/:id/histogram/",
    ],
    // Loading has the shape of the invoice's first card, with its heading.
    partOf: { "GET /api/v2/company/billing/:id/": ["Fatura Kalemleri", "KDV hariç"] },
  },
  {
    name: "marketplace, search",
    element: "marketplace",
    attributes: { query: "path=search-page" },
    calls: [
      "GET /api/marketplace/past-search/",
      "GET /api/company/employees/",
      `GET ${bulkPath}`,
      "GET /api/marketplace/request/",
      "GET /api/marketplace/routes",
    ],
    unsaid: { [`GET ${bulkPath}`]: askedAhead, "GET /api/marketplace/request/": askedAhead },
  },
  {
    name: "seats for everybody or not",
    element: "marketplace",
    attributes: { query: "path=search-page&tab=bulk" },
    answers: market,
    reach: ({ until, sent }) => until(() => sent().some(({ url }) => url.includes(bulkPath)), "the call").then(),
    calls: [`GET ${bulkPath}`],
  },
  {
    name: "documents",
    element: "documents",
    calls: ["GET /api/company/documents/", "GET /api/company/documents/column-filters/"],
  },
  {
    name: "passenger-tickets",
    element: "passenger-tickets",
    calls: ["GET /api/get/zendesk/tickets/", "GET /api/get/zendesk/tickets/statistic/"],
  },
  {
    name: "offer",
    element: "offer",
    account: "demo",
    calls: ["GET /api/demo/offers/", "GET /api/demo/line-based-offers/"],
  },
  {
    name: "offer of lines",
    element: "offer",
    account: "demo",
    attributes: { query: "pilot=Gebze+Pilotu" },
    reach: ({ until, find }) => until(() => find(".ladder, .state-panel, [role=alert]"), "the offer").then(),
    calls: ["GET /api/demo/line-based-offer-details/"],
  },
  {
    name: "lines of a search",
    element: "marketplace",
    attributes: buyer,
    answers: market,
    reach: ({ until, sent }) => until(() => sent().some(({ url }) => /marketplace\/\?/.test(url)), "the search").then(),
    calls: ["POST /api/marketplace/"],
  },
  {
    name: "one line",
    element: "marketplace",
    attributes: buyer,
    answers: market,
    reach: ({ click }) => click(".line-open"),
    calls: ["GET /api/marketplace/route-details/", "GET /api/marketplace/route-detail-driver-info/"],
  },
  {
    name: "a seat",
    element: "marketplace",
    attributes: buyer,
    answers: market,
    async reach(stage) {
      await openLine(stage);
      await stage.press("Koltuk Rezerve Et");
      await stage.until(() => stage.button("Rezervasyonu Gönder"), "the question");
    },
    calls: ["POST /api/marketplace/request/"],
    write: { press: "Rezervasyonu Gönder", done: "Rezervasyon Alındı" },
  },
  {
    name: "a seat given back",
    element: "marketplace",
    attributes: buyer,
    answers: { ...market, "GET /api/marketplace/route-details/": () => ({ ...rawDetail(), request: reservation }) },
    async reach(stage) {
      await openLine(stage);
      await stage.press("Rezervasyonu İptal Et");
      await stage.until(() => stage.find("dialog[open]"), "the question");
    },
    calls: ["DELETE /api/marketplace/request/:id/"],
    write: { press: "Rezervasyonu İptal Et", done: ({ find }) => !find("dialog[open]") },
  },
  {
    name: "seats for everybody",
    element: "marketplace",
    attributes: { query: "path=search-page&tab=bulk" },
    answers: market,
    async reach(stage) {
      await stage.press("Toplu Talep Oluştur");
      await stage.until(() => stage.find("dialog[open] button.primary"), "the question");
    },
    calls: [`POST ${bulkPath}`],
    write: { press: "Toplu Talep Oluştur", done: "Toplu Rezervasyon Alındı" },
  },
  {
    name: "seats for nobody",
    element: "marketplace",
    attributes: { query: "path=search-page&tab=bulk" },
    answers: { ...market, [`GET ${bulkPath}`]: bulkStatus("requested") },
    async reach(stage) {
      await stage.press("Talebi İptal Et");
      await stage.until(() => stage.find("dialog[open]"), "the question");
    },
    calls: [`DELETE ${bulkPath}`],
    write: { press: "Talebi İptal Et", done: ({ find }) => !find("dialog[open]") },
  },
  {
    name: "a line that isn't there",
    element: "marketplace",
    attributes: buyer,
    answers: {
      ...market,
      "POST /api/marketplace/": () => ({ results: { data: [], meta: { past_search_id: 77 } }, count: 0 }),
    },
    reach: ({ until, button }) => until(() => button("Rota İsteği Gönder"), "nothing found").then(),
    calls: ["GET /api/marketplace/contact/:id"],
    write: { press: "Rota İsteği Gönder", done: "İstek gönderildi!" },
  },
  {
    name: "an address",
    element: "marketplace",
    attributes: { query: "path=search-page" },
    answers: {
      "GET /api/core/maps/places/autocomplete/": () => ({
        predictions: [
          { description: "Caferağa, Kadıköy/İstanbul", coordinates: { latitude: 40.98, longitude: 29.02 } },
        ],
      }),
    },
    async reach({ until, findAll, find }) {
      const kind = () => findAll("[role=radio]").find(({ textContent }) => textContent === "Adres");
      (await until(kind, "the kinds of search")).click();
      const field = await until(() => find<HTMLInputElement>("input[placeholder^=Mahalle]"), "the field");
      field.focus();
      type(field, "cafer");
    },
    async goBack({ until, find }) {
      const field = await until(() => find<HTMLInputElement>("input[placeholder^=Mahalle]"), "the field");
      field.focus();
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    },
    calls: ["GET /api/core/maps/places/autocomplete/"],
  },
  {
    name: "reasons of a membership",
    element: "personnel",
    reach: openMembership,
    calls: ["GET /api/company/employees/:id/activation-choices/"],
  },
  {
    name: "a membership",
    element: "personnel",
    answers: { "POST /api/company/employees/": () => ({}) },
    async reach(stage) {
      await openMembership(stage);
      await stage.click("dialog [role=radio]", 1);
      await fill(stage, { Tarih: "01.12.2099" });
    },
    calls: ["POST /api/company/employees/:id/change-activation/"],
    write: { press: "Çalışanı Sil", done: "Talebinizi Aldık" },
  },
  {
    name: "a new person",
    element: "personnel",
    answers: { "POST /api/company/employees/": () => ({}) },
    async reach(stage) {
      await stage.press("Kişi Ekle");
      await fill(stage, { Ad: "İpek", Soyad: "Kopuk", "E-posta": "ipek@lodos.example", Telefon: "5551119988" });
      await fill(stage, { Mahalle: "1", Cadde: "1", "Bina no": "1", İlçe: "1" });
    },
    calls: ["POST /api/company/employees/"],
    write: { press: "Kişi Ekle", done: "Talebinizi Aldık" },
  },
  {
    name: "feedback",
    element: "route-details",
    attributes: { "route-id": "R-17" },
    answers: { "POST /api/company/feedback/": () => ({}) },
    async reach({ press, until, find }) {
      await press("Geri Bildirim");
      type(await until(() => find<HTMLTextAreaElement>("dialog textarea"), "the field"), "Şoförümüz çok ilgili.");
    },
    calls: ["POST /api/company/feedback/"],
    write: { press: "Geri Bildirimi Gönder", done: "Geri Bildiriminizi Aldık" },
  },
  {
    name: "reasons of a rejection",
    element: "driver-documents",
    answers: waiting(),
    async reach(stage) {
      await openDocument(stage);
      await stage.press("Reddet");
    },
    calls: ["GET /api/driver/documents/change-status/"],
  },
  {
    name: "a document",
    element: "driver-documents",
    answers: waiting(),
    reach: openDocument,
    calls: ["POST /api/driver/documents/change-status/"],
    write: { press: "Onayla", done: "Belge 1, Şule Öz onaylandı" },
  },
  {
    name: "a phone number",
    element: "driver-details",
    attributes: { "driver-id": "32" },
    answers: { "POST /api/routes/drivers/": () => ({ phone_number: "5321234567" }) },
    async reach({ press, until, findAll, button }) {
      await press("Telefonu Göster");
      const reason = () => findAll("[role=radio]").find(({ textContent }) => textContent?.trim() === "Servis gecikti");
      (await until(reason, "the reasons")).click();
      await until(() => button("Numarayı Göster")?.disabled === false, "the button");
    },
    calls: ["POST /api/routes/drivers/:id/phone-number/"],
    write: { press: "Numarayı Göster", done: "0532 123 45 67" },
  },
  {
    name: "a payment plan",
    element: "billing",
    answers: { "POST /api/v2/company/billing/request-payment-plan-change/": () => ({}) },
    async reach({ press, until, find }) {
      await press("Bu plana geç");
      await until(() => find("dialog[open] [type=submit]"), "the question");
    },
    calls: ["POST /api/v2/company/billing/request-payment-plan-change/"],
    write: { press: "Bu plana geç", done: "planına geçiş talebiniz bize ulaştı" },
  },
  {
    name: "a report on speed",
    element: "past-route-details",
    attributes: { "route-id": "R-1", query: "date_start=2026-11-16" },
    async reach({ press, until, button }) {
      await press("Hız Limiti Raporu İndir");
      await until(() => button("Raporu İndir"), "the form");
    },
    calls: ["GET /api/past-trips/zendrive/"],
    write: { press: "Raporu İndir", done: "Rapor İndirildi", isMany: true },
  },
  {
    name: "sign-out",
    element: "overview",
    attributes: { cards: "employees" },
    async reach({ until, find, signOut }) {
      await until(() => find(".seats"), "seats");
      signOut();
    },
    calls: ["GET /api/company/logout/"],
    unsaid: {
      "GET /api/company/logout/": {
        reason: "the user is signed out in any case; the console has the error",
      },
    },
  },
  {
    name: "sign-in",
    element: "sign-in",
    isSignedOut: true,
    answers: people,
    reach: credentials,
    calls: ["POST /api/company/login/"],
    write: { press: "Devam Et", done: "Merhaba" },
  },
  {
    name: "sign-in, second step",
    element: "sign-in",
    isSignedOut: true,
    answers: people,
    async reach(stage) {
      await credentials(stage);
      await stage.press("Devam Et");
      type(await stage.until(() => stage.find<HTMLInputElement>(".otp-field"), "the code"), "482");
    },
    calls: ["POST /api/company/login-2fa/"],
    isLast: true,
    write: {
      // The last digit sends the code; afterwards the button sends it again.
      async press(stage) {
        const field = stage.find<HTMLInputElement>(".otp-field");
        if (field?.value === "482") type(field, "4827");
        else await stage.press("Güvenli Giriş Yap");
      },
      done: ({ told }) => told().includes("signed-in"),
    },
  },
];
