import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectionBar } from "../../../src/widgets/kit/table/selection/selection-bar.tsx";

const nothing = () => undefined;
const pageRows = [["1", {}]] as const;

function toStatus(status: "idle" | "loading" | "failed"): string {
  const page = renderToStaticMarkup(
    createElement(SelectionBar, {
      selection: {
        value: { isOpen: true, rows: new Map(pageRows), dropped: 0 },
        store: { open: nothing, close: nothing, mark: nothing, replace: nothing },
        words: {
          selected: (_, text) => `${text} kişi seçildi`,
          selectAll: () => "Tümünü seç",
          onlyPage: () => "Yalnızca bu sayfa",
          dropped: () => "",
        },
        remote: { count: 34, status, onSelectAll: nothing },
        actions: null,
      },
      pageRows,
      allRows: null,
      isRecords: false,
    }),
  );
  return (/role="status">(.*?)<\/p>/.exec(page)?.[1] ?? "").replace(/<[^>]+>/g, "");
}

test.each([
  ["idle", "1 kişi seçildi"],
  ["loading", "1 kişi seçildi Eşleşenler okunuyor"],
  ["failed", "1 kişi seçildi Eşleşenler okunamadı."],
] as const)("selecting all that match announces where it is: %s", (status, words) =>
  expect(toStatus(status)).toBe(words),
);
