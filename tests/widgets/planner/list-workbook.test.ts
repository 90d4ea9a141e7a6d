import { expect, test } from "vitest";
import type { FoundAddress } from "../../../src/core/api/marketplace-people.ts";
import { createNetwork } from "../../../src/core/planner/network.ts";
import type { PlannerData } from "../../../src/core/planner/planner-data.ts";
import type { Sheet } from "../../../src/widgets/kit/sheet/model.ts";
import { toListWorkbook } from "../../../src/widgets/planner/list/list-workbook.ts";
import { toCrowds, toListPicture } from "../../../src/widgets/planner/list/list-map.model.ts";
import { toTileNote } from "../../../src/widgets/planner/list/list-texts.model.ts";
import { listGroups, placeList } from "../../../src/widgets/planner/list/list.model.ts";
import type { ListSearch, ListWork } from "../../../src/widgets/planner/list/list.store.ts";
import { at, aRoute, whole } from "../../core/planner/company.ts";

const network = createNetwork(
  [
    aRoute("K1", [{ position: at(9200, 0), clock: "07:50", others: 26 }]),
    aRoute("K2", [
      { position: at(9500, 0), clock: "07:50" },
      { position: at(9900, 0), clock: "07:55" },
    ]),
    aRoute("K3", [{ position: at(15_000, 0), clock: "07:30", others: 16 }]),
  ],
  new Map([
    ["K1", 27],
    ["K3", 16],
  ]),
);
const limits = { walkingDistance: 400, duration: 3600 };
const data: PlannerData = { network, limits, seats: new Map(), seatsState: "ready", limitsState: "ready" };

const found = (description: string, east: number): FoundAddress => {
  const [latitude, longitude] = at(east, 0);
  return { description, location: { latitude, longitude } };
};
const answers = new Map<string, readonly FoundAddress[]>([
  ["akasya", [found("Akasya Sok. No: 1, Moda Mah., Kadıköy", 9000)]],
  ["bahar", [found("Moda, Kadıköy/İstanbul", 9850)]],
  ["dere sok", [found("Dere Sok. No: 1", 15_100)]],
  ["uzak sok", [found("Uzak Sok. No: 1", 30_000)]],
  ["gazi", [found("Gazi Sok. No: 1, Moda", 9000), found("Gazi Sok. No: 1, Fener", 19_000)]],
]);
const names = ["Akasya", "Akasya", "Bahar", "Dere Sok", "Uzak Sok", "Gazi"];
const work: ListWork = {
  rows: names.map((address, index) => ({ number: index + 1, name: `Kişi ${index + 1}`, address, problem: null })),
  source: "paste",
  startedAt: 0,
};
const search: ListSearch = { status: "done", answers, failed: new Set(), chosen: new Map() };
const everybody = { shown: null, typed: "" };
const entries = whole(placeList({ network, limits }, work, search));

/** Without the spaces that keep a number and its unit in one line. */
const plain = <Value>(value: Value) => (typeof value === "string" ? value.replaceAll("\u00A0", " ") : value);
const cells = ({ columns, rows }: Sheet<unknown>) =>
  (rows as readonly unknown[]).map((row) => columns.map((column) => plain(column.value(row))));

test("writes a workbook of the people, the routes with the seats left, and definitions", () => {
  const [people, routes, definitions] = toListWorkbook({ work, entries, data }, everybody).sheets;
  const shown = cells(people!).map((row) => [row[0], row[3], row[4], row[6], row[13], row[14]]);
  expect(shown).toEqual([
    [1, "Yerleşen", null, "Rota K1", 0, 27],
    [2, "Bakılacak", "100 m üstünde; Kapasite bilinmiyor", "Rota K2", null, null],
    [3, "Bakılacak", "Yer yaklaşık: mahalle merkezi; Kapasite bilinmiyor", "Rota K2", null, null],
    [4, "Yerleşmeyen", "Rota K3, A, 100 m; listeden önce de boş koltuk yoktu", null, null, null],
    [5, "Yerleşmeyen", "En yakını 15 km: Rota K3, A durağı", null, null, null],
    [
      6,
      "Adresi belirsiz",
      "2 olası yer, birini seçin: Gazi Sok. No: 1, Moda; Gazi Sok. No: 1, Fener",
      null,
      null,
      null,
    ],
  ]);
  expect(cells(routes!)).toEqual([
    ["Rota K1", 27, 26, 1, 0],
    ["Rota K2", null, 0, 2, null],
  ]);
  expect(cells(definitions!).at(-1)).toEqual([
    "Sınırlar",
    "Yürüme sınırı (SLA): 400 m; Yolculuk süresi sınırı (SLA): 60 dk",
  ]);
});

test.each([
  ["the group", { shown: "check", typed: "" }, [2, 3]],
  ["the search", { shown: null, typed: " rota k2 " }, [2, 3]],
  ["the group and the search", { shown: "check", typed: "bahar" }, [3]],
] as const)(
  "lists the people of %s that the screen shows, beside the seats that the whole list takes",
  (_, criteria, numbers) => {
    const [people, routes] = toListWorkbook({ work, entries, data }, criteria).sheets;
    expect(cells(people!).map(([number]) => number)).toEqual(numbers);
    expect(cells(routes!).map(([name]) => name)).toEqual(["Rota K1", "Rota K2"]);
  },
);

test("counts the reasons of each group in its tile", () => {
  expect(listGroups.map((group) => plain(toTileNote(group, entries)))).toEqual([
    "1 uzak, 1 koltuk yok",
    "1 seçim bekliyor",
    "1 SLA üstünde, 2 kapasite bilinmiyor, 1 yeri yaklaşık",
    "ortanca yürüme 200 m",
  ]);
});

test("joins circles that would touch, and draws people without a stop as signs with a line to the nearest one", () => {
  const counts = (zoom: number) => toCrowds(entries, zoom).placed.map(({ rows }) => rows);
  expect(counts(9)).toEqual([[1, 2, 3]]);
  expect(counts(15)).toEqual([[1], [2], [3]]);
  expect(toCrowds(entries, 0).unplaced.map(({ rows }) => rows)).toEqual([[4, 5]]);
  const { markers, lines } = toListPicture(entries, toCrowds(entries, 15), 4);
  const ofKind = (kind: string) => markers.filter((marker) => marker.kind === kind).length;
  expect([ofKind("pin"), ofKind("sign"), ofKind("office")]).toEqual([3, 2, 1]);
  expect(lines.filter(({ dashed }) => dashed).map(({ id }) => id)).toEqual(["gap 4", "gap 5"]);
});
