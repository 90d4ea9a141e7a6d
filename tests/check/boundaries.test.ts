import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { checkBoundaries, findUnshared, importsOf, problemsOf, problemsOfCode, root } from "./boundaries.mjs";

const problems = (path: string, code: string) => [
  ...importsOf(code).flatMap((entry) => problemsOf(path, entry)),
  ...problemsOfCode(path, code),
];

describe("import rules", () => {
  test("the house keeps them", () => expect(checkBoundaries()).toEqual([]));

  test("the kit's code names nothing of transport; comments and texts may", () => {
    const found = (code: string) => problems("src/widgets/kit/map/engine.ts", code);
    expect(found("moveVehicle(null); const { routes } = input; type TripMap = 1;")).toEqual(
      ["moveVehicle", "routes", "TripMap"].map((name) => `${name}: the kit knows nothing of transport`),
    );
    expect(
      found('const strip = of("--shuttle-route-1"); // of a route\n/* trips */ keyboard(); return template;'),
    ).toEqual([]);
    expect(problems("src/widgets/airview/map.model.ts", "const routes = 1;")).toEqual([]);
  });

  test("what one area alone reaches isn't shared", () => {
    const files = new Map([
      ["src/widgets/shared/mail/mail.tsx", 'import { tidy } from "./tidy.ts";'],
      ["src/widgets/shared/mail/tidy.ts", ""],
      ["src/widgets/shared/stops/stop.model.ts", ""],
      ["src/widgets/offer/offer.view.tsx", 'import("../shared/mail/mail.tsx");'],
      ["src/widgets/routes/routes.view.tsx", 'import type { Stop } from "../shared/stops/stop.model.ts";'],
      ["src/host/content/page.tsx", 'import { toStop } from "../../widgets/shared/stops/stop.model.ts";'],
    ]);
    expect(findUnshared(files)).toEqual(
      ["mail.tsx", "tidy.ts"].map((name) => `src/widgets/shared/mail/${name}: fewer than two areas use it`),
    );
  });

  test("no room holds more than 25 files, but the one with a file for each resource of the API", () => {
    const counts = new Map<string, number>();
    for (const entry of readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const room = relative(root, entry.parentPath);
      counts.set(room, (counts.get(room) ?? 0) + 1);
    }
    expect([...counts].filter(([room, count]) => count > 25 && room !== "src/core/api")).toEqual([]);
  });

  test.each([
    ["src/core/session/session.ts", 'import { x } from "../../widgets/kit/text/icon.tsx";'],
    ["src/widgets/kit/layout/card.tsx", 'import { x } from "../../shared/stops/stop.model.ts";'],
    ["src/core/session/session.ts", 'import { createElement } from "react";'],
    ["src/core/session/session.ts", 'import { ofetch } from "ofetch";'],
    ["src/core/trips/dates.ts", 'import dayjs from "dayjs";'],
    ["src/widgets/kit/date/calendar.tsx", 'import utc from "dayjs/plugin/utc.js";'],
    ["src/widgets/kit/date/calendar.tsx", 'import { dayjs } from "../../../core/time/dayjs.ts";'],
    ["src/core/trips/dates.ts", 'const day = new Intl.DateTimeFormat("en-CA");'],
    ["demo/server/calendar/day.ts", 'const day = now.toLocaleDateString("sv-SE");'],
    ["src/widgets/kit/layout/card.tsx", 'import { x } from "../../overview/overview.store.ts";'],
    ["src/widgets/kit/text/chip.tsx", 'import { x } from "../overlay/popup.tsx";'],
    ["src/widgets/kit/layout/card.tsx", 'import { fetchSla } from "../../../core/api/indicators.ts";'],
    ["src/widgets/overview/overview.view.tsx", 'import { x } from "../sign-in/sign-in.view.tsx";'],
    ["src/widgets/overview/overview.view.tsx", 'import uPlot from "uplot";'],
    ["src/widgets/overview/overview.view.tsx", 'const map = import("leaflet");'],
    ["src/widgets/overview/overview.view.tsx", 'import { x } from "../../host/router.ts";'],
    ["src/host/main.tsx", 'import { x } from "../../demo/server/handler.ts";'],
    ["src/widgets/routes/routes.view.tsx", "const name = route.route_name_long;"],
    ["src/widgets/routes/routes.view.tsx", "const { rps_detail: stops } = route;"],
    ["src/core/api/indicators.ts", 'http.get("/api/company/sla/", { schema });'],
    ["src/core/api/indicators.ts", 'const slaCall = defineCall("GET /api/company/sla/", sla);'],
    ["src/core/routes/known-routes.ts", 'const name = route["driver_name"];'],
    ["src/host/facts.ts", "const text = `${row.passenger_name}`;"],
    ["src/widgets/kit/layout/card.tsx", 'import {\n  a,\n  b,\n} from "../../notice/notice.store.ts";'],
  ])("%s may not hold %s", (path, code) => expect(problems(path, code)).not.toEqual([]));

  test.each([
    ["src/widgets/overview/overview.store.ts", 'import { fetchSla } from "../../core/api/indicators.ts";'],
    ["src/widgets/overview/attention/attention-card.tsx", 'import { x } from "../overview.store.ts";'],
    ["src/widgets/kit/overlay/popup.tsx", 'import { x } from "../text/chip.tsx";'],
    ["src/widgets/kit/chart/line-chart.tsx", 'const uplot = import("uplot");'],
    ["src/core/time/dayjs.ts", 'import dayjs from "dayjs";'],
    ["src/core/time/day.ts", 'import { dayjs } from "./dayjs.ts";'],
    ["src/widgets/kit/sheet/serial.ts", 'import { toWallTime } from "../../../core/time/wall-time.ts";'],
    ["src/core/http/http.ts", '// import { x } from "react";'],
    ["src/core/api/indicators.ts", 'export const slaCall = defineCall("GET /api/company/sla/", sla);'],
    ["src/core/api/routes.ts", "const name = row.driver_name;"],
    ["src/widgets/drivers/fields.tsx", 'const column = { id: "driver_name", chosen: filters["driver_name"] };'],
    ["src/widgets/past-trips/runs.model.ts", "const { time_period: periods } = filters; // driver_name"],
  ])("%s may hold %s", (path, code) => expect(problems(path, code)).toEqual([]));
});
