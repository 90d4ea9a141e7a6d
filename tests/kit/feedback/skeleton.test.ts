import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Skeleton } from "../../../src/widgets/kit/feedback/panel.tsx";

const draw = (...[props]: Parameters<typeof Skeleton>) => renderToStaticMarkup(createElement(Skeleton, props));

test("a box above 60 px is rows, unless it says what comes", () => {
  expect(draw({ height: 60 })).toBe('<span class="skeleton plane" style="height:60px"></span>');
  expect(draw({ height: 61, width: "50%" })).toBe('<span class="skeleton rows" style="height:61px;width:50%"></span>');
  expect(draw({ height: 320, shape: "plane" })).toContain('"skeleton plane"');
});
