import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import type { IndicatorHistoryEntry } from "../../../src/core/api/indicators.ts";
import { addTexts, chooseLanguage } from "../../../src/core/text/messages.ts";
import { texts as core } from "../../../src/core/text/core.messages.en.ts";
import { texts } from "../../../src/widgets/shared/indicators/indicators.messages.en.ts";
import { Quantity } from "../../../src/widgets/kit/text/change.tsx";
import {
  toChange,
  toFigure,
  toFigureLine,
  toOtherEnd,
  toVerdict,
} from "../../../src/widgets/shared/indicators/indicators.model.ts";

const write = (...[name, value]: Parameters<typeof toFigure>) =>
  renderToStaticMarkup(createElement(Quantity, toFigure(name, value)));

const nb = "\u00a0";
const sla = { walkingDistance: 400, duration: 3000, detourRatio: 15 };

function history(values: readonly (number | null)[], start = "2026-10-24"): IndicatorHistoryEntry[] {
  return values.map((value, index) => ({
    walkingDistance: value,
    duration: value,
    detourRatio: value,
    day: new Date(Date.parse(start) + index * 86_400_000).toISOString().slice(0, 10),
  }));
}

describe("the figure", () => {
  test.each([
    ["walkingDistance", 342.4, { figure: "342", unit: "m" }],
    ["walkingDistance", 1240, { figure: "1,2", unit: "km" }],
    ["duration", 2790, { figure: "47", unit: "dk" }],
    ["detourRatio", 18.62, { figure: "18,6", unit: "%" }],
    ["detourRatio", null, { figure: "-", unit: "" }],
    ["duration", -1, { figure: "-", unit: "" }],
  ] as const)("%s %s", (name, value, figure) => expect(toFigure(name, value)).toEqual(figure));
});

describe("the change in words", () => {
  test("from the first to the last of 28 days", () => {
    const values = Array.from({ length: 28 }, (_, index) => 371 - index - (index === 27 ? 2 : 0));
    expect(toChange("walkingDistance", history(values))).toEqual({
      text: `28 günde 29${nb}m azaldı`,
      direction: "down",
    });
  });
  test("a text that is no day counts the values", () => {
    const odd = history([300, null, 310]).map((entry) => ({ ...entry, day: "dün" }));
    expect(toChange("walkingDistance", odd)?.text).toBe(`2 günde 10${nb}m arttı`);
  });
  test("percent change in points", () =>
    expect(toChange("detourRatio", history([17.1, 18.6]))).toEqual({
      text: "2 günde 1,5 puan arttı",
      direction: "up",
    }));
  test("minutes differ as they are shown", () =>
    expect(toChange("duration", history([3000, 2850]))).toEqual({
      text: `2 günde 2${nb}dk azaldı`,
      direction: "down",
    }));
  test("gaps at the ends are skipped", () =>
    expect(toChange("walkingDistance", history([null, 300, 310, null]))?.text).toBe(`2 günde 10${nb}m arttı`));
  test("nothing that could be seen is no change", () =>
    expect(toChange("walkingDistance", history([300.1, 300.2]))).toEqual({
      text: "2 günde değişmedi",
      direction: "none",
    }));
  test("fewer than two points say nothing", () => expect(toChange("duration", history([null, 3000]))).toBeNull());
});

describe("the line's last value", () => {
  test("has a caption where it isn't the figure, as both are written", () => {
    expect(toOtherEnd("walkingDistance", 443, history([430, 431, null]))).toBe(`25 Eki: 431${nb}m`);
    expect(toOtherEnd("walkingDistance", null, history([431]))).toBe(`24 Eki: 431${nb}m`);
  });
  test("has none where it is", () => {
    expect(toOtherEnd("walkingDistance", 431.4, history([430, 431]))).toBeNull();
    expect(toOtherEnd("duration", 2400, [])).toBeNull();
  });
});

describe("the contract's limit", () => {
  test("kept", () =>
    expect(toVerdict("walkingDistance", 342, sla)).toMatchObject({
      target: `SLA hedefi en çok 400${nb}m`,
      isKept: true,
      difference: `58${nb}m altında`,
    }));
  test("missed", () =>
    expect(toVerdict("detourRatio", 18.6, sla)).toMatchObject({
      target: "SLA hedefi en çok %15",
      isKept: false,
      difference: "3,6 puan üstünde",
    }));
  test("differs as figure and limit are shown", () =>
    expect(toVerdict("duration", 46.4 * 60, { ...sla, duration: 55 * 60 })).toMatchObject({
      target: `SLA hedefi en çok 55${nb}dk`,
      difference: `9${nb}dk altında`,
    }));
  test("met exactly, as shown", () =>
    expect(toVerdict("walkingDistance", 400.3, sla)).toMatchObject({ isKept: true, difference: "Tam hedefte" }));
  test("the gauge runs to one and a half times the limit", () =>
    expect(toVerdict("duration", 2250, sla)).toMatchObject({ value: 0.5, limit: 1 / 1.5 }));
  test("without a limit or a value there is no verdict", () => {
    expect(toVerdict("duration", 100, { ...sla, duration: null })).toBeNull();
    expect(toVerdict("duration", null, sla)).toBeNull();
  });
});

test("in Turkish the percent sign stands first, other units last, none for what is missing", () => {
  expect(write("detourRatio", 18.62)).toBe('<small class="percent">%</small>18,6');
  expect(write("duration", 2790)).toBe("47<small>dk</small>");
  expect(write("duration", null)).toBe("-");
});

describe("in English", () => {
  beforeEach(() => {
    addTexts("en", { ...core, ...texts });
    chooseLanguage("en");
  });

  test("percent follows the figure, minutes are min", () => {
    const averages = { walkingDistance: 1240, duration: 2790, detourRatio: 18.62 };
    expect(toFigureLine(averages).map(({ text }) => text)).toEqual([`1.2${nb}km`, `47${nb}min`, "18.6%"]);
    expect(write("detourRatio", 18.62)).toBe('18.6<small class="percent">%</small>');
    expect(toVerdict("detourRatio", 18.62, sla)).toMatchObject({
      target: "SLA target: at most 15%",
      difference: "3.6 pts above",
    });
  });
});
