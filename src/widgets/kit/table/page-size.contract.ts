import type { NumberAttribute } from "../element/contract.ts";

/** Page sizes to choose from, and the first one. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];
export const usualPageSize = 20;
/** The first one of the lists of employees and of an offer's lines. */
export const shortPageSize = 10;
/** Of the list of files. */
export const longPageSizes = pageSizes.filter((size) => size >= usualPageSize);
const longestPageSize = Math.max(...pageSizes);

const listed = (sizes: readonly number[]) => sizes.join(", ").replace(/, (\d+)$/, " or $1");

/** The attribute `page-size` of an element with one list. */
export const pageSizeAttribute = (first = usualPageSize, sizes = pageSizes) =>
  ({
    type: "number",
    default: first,
    minimum: 1,
    maximum: longestPageSize,
    description: `Rows of a page at first; a person can choose ${listed(sizes)}`,
  }) satisfies NumberAttribute;
