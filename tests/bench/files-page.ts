import "../../src/widgets/documents/documents.ts";
import { answer, findAll, measureUntil, show } from "./element-page.ts";
import { offer, until } from "./frames.ts";

const isChoices = ({ url }: Request) => url.includes("column-filters");
let [list, choices] = ["", ""];

// The list comes after the filter options.
answer(
  (request) => (isChoices(request) ? choices : list),
  (request) => (isChoices(request) ? 60 : 150),
);

const rows = () => findAll("tbody tr:not(.row-subhead)").length;

offer({
  load: (...given: [string, string]) => void ([list, choices] = given),
  /** Measures from the response to the frame with the first rows, or with all. */
  async open(count: number, isWhole: boolean) {
    await measureUntil(
      /\/documents\/$/,
      () => show("shuttle-documents", { "page-size": String(count) }),
      () => rows() >= (isWhole ? count : 12),
      "the files",
    );
    await until(() => rows() === count, "all files of the page");
  },
});
