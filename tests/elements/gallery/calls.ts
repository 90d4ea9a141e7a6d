/** What the controls told the page, in order. */
export const calls: string[] = [];
