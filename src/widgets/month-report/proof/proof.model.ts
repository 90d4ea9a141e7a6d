import { formatAmount, formatKurus, type Kurus, sumKurus } from "../../../core/billing/money.ts";
import type {
  compareDecisions,
  DecisionKind,
  ProofDecision,
  ProofDecisions,
  readDecisionFile,
} from "../../../core/month/seats/decisions.ts";
import { lineParts, type LineReason } from "../../../core/month/proof/line-check.ts";
import {
  type Proof,
  type ProofGroup,
  proofOrders,
  type ProofOrder,
  type ProofRow,
  sortRows,
} from "../../../core/month/proof/proof.ts";
import type { TotalCheck } from "../../../core/month/proof/proof-totals.ts";
import { formatDay, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import { searchText } from "../../../core/text/text.ts";
import { formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { proofMessages as texts } from "../month-report.messages.ts";

const count = (value: number) => formatNumber(value, 0);

/** `+171,00`, `-`. */
function formatDifference(amount: Kurus | null): string {
  if (amount === null || amount === 0) return missing;
  return `${amount > 0 ? "+" : ""}${formatAmount(amount)}`;
}

const needsDecision = ({ group }: ProofRow) => group !== "verified";
const isOpen = (row: ProofRow, decisions: ProofDecisions) =>
  needsDecision(row) && (decisions[row.id]?.kind ?? null) === null;

/** Number of rows that need a decision, including those already decided; for the tab's badge. */
export const toOpenCount = ({ groups }: Proof): string =>
  count(groups.flatMap(({ rows }) => rows.filter(needsDecision)).length);

export function toHeadline(proof: Proof, decisions: ProofDecisions) {
  const rows = proof.groups.flatMap((group) => group.rows.filter(needsDecision));
  const open = rows.filter((row) => isOpen(row, decisions)).length;
  const { net, vatPercent } = proof.totals;
  const gross = vatPercent === null ? null : proof.questioned + Math.round((proof.questioned * vatPercent) / 100);
  return {
    amount: formatAmount(proof.questioned),
    notes: [
      net ? texts.questionedShare(formatPercent((proof.questioned / net) * 100)) : texts.questionedNet,
      gross === null ? null : texts.questionedGross(formatKurus(gross)),
    ].filter((note) => note !== null),
    facts: [
      [texts.rowsToCheck, count(rows.length)],
      [texts.decided, count(rows.length - open)],
      [texts.open, count(open)],
    ] as const,
  };
}

/** One check of the invoice's totals as texts. */
export function toCheckLine({ name, found, isRight, difference }: TotalCheck, vatPercent: number | null) {
  const isCount = name === "count";
  const amount = isCount ? count(found) : formatAmount(found);
  const off = isCount ? `${difference > 0 ? "+" : ""}${count(difference)}` : formatDifference(difference);
  return {
    key: name,
    isRight,
    words: name === "vat" && vatPercent !== null ? texts.vatRate(formatPercent(vatPercent)) : texts.checks[name],
    verdict: isRight ? texts.right : texts.wrong,
    amount: isRight ? amount : `${amount} (${off})`,
  };
}

/** The texts of a group's tile. */
export function toTile(proof: Proof, group: ProofGroup, decisions: ProofDecisions) {
  const found = proof.groups.find((one) => one.group === group);
  const rows = found?.rows ?? [];
  const open = rows.filter((row) => isOpen(row, decisions)).length;
  const sum = found?.sum ?? null;
  const amount = group === "amount" && sum !== null ? texts.difference(formatKurus(sum)) : formatKurus(sum);
  return {
    group,
    label: texts.groups[group],
    count: count(rows.length),
    sum: group === "not-billed" ? texts.noSum : amount,
    open: group === "verified" ? texts.noDecisionNeeded : texts.waiting(count(open)),
  };
}

interface RowFilter {
  readonly search: string;
  /** The decisions when the filter for undecided rows was set: rows decided since then stay visible. Null: no filter. */
  readonly onlyOpenSince: ProofDecisions | null;
  readonly order: ProofOrder;
}

export function toShownRows(
  rows: readonly ProofRow[],
  decisions: ProofDecisions,
  { search, onlyOpenSince: since, order }: RowFilter,
): readonly ProofRow[] {
  const wanted = since ? rows.filter((row) => isOpen(row, since) || isOpen(row, decisions)) : rows;
  const some = sortRows(wanted, order);
  return search.trim() === "" ? some : searchText(some, search, ({ name, route }) => `${name ?? ""} ${route ?? ""}`);
}

/** Why a row is in its group. */
export function toWhy(row: ProofRow): string {
  const { rides, check } = row;
  switch (row.group) {
    case "never-travelled":
      return rides.bookings === 0 ? texts.noBookings : texts.onlyAbsences(count(rides.bookings));
    case "not-billed":
      return texts.unbilled(count(rides.boardings));
    case "same-name":
      return texts.sameName;
    case "amount":
      return (check?.reasons ?? []).map((reason) => toReason(reason, check?.loggedDays ?? null)).join("; ");
    case "verified":
      return rides.boardings === 0 && rides.otherRoutes.length > 0
        ? texts.verifiedElsewhere(rides.otherRoutes.join(", "))
        : texts.verifiedWhy(count(rides.boardings));
  }
}

const toReason = (reason: LineReason, loggedDays: number | null) =>
  reason === "days" && loggedDays !== null ? texts.wholeMonth(count(loggedDays)) : texts.reasons[reason];

/** Whether the whole line is in question, because it isn't known that the person travelled. */
const isWhole = ({ group }: ProofRow) => group === "never-travelled" || group === "same-name";

export function toAmounts(row: ProofRow) {
  const { line, check } = row;
  return {
    billed: formatAmount(line?.total ?? null),
    expected: isWhole(row) ? missing : formatAmount(check?.total.expected ?? null),
    difference: isWhole(row) ? missing : formatDifference(check?.difference ?? null),
  };
}

/** Totals below the rows. */
export function toSums(rows: readonly ProofRow[]) {
  const compared = rows.filter((row) => !isWhole(row));
  return {
    title: texts.total(count(rows.length)),
    billed: formatAmount(sumKurus(rows.map(({ line }) => line?.total ?? null))),
    expected: formatAmount(sumKurus(compared.map(({ check }) => check?.total.expected ?? null))),
    difference: formatDifference(sumKurus(compared.map(({ check }) => check?.difference ?? null))),
  };
}

interface BreakdownLine {
  readonly name: string;
  readonly billed: string;
  readonly expected: string;
  readonly difference: string;
}

/** A line's items to the kuruş: those that differ, those that are equal, and those without an expected amount. */
interface Breakdown {
  readonly total: BreakdownLine;
  readonly different: readonly BreakdownLine[];
  /** Items of 0,00 share one line. */
  readonly equal: readonly Pick<BreakdownLine, "name" | "billed">[];
  readonly equalCount: number;
  readonly unknown: readonly BreakdownLine[];
}

const differenceOf = ({ billed, expected }: Pair) => (billed === null || expected === null ? null : billed - expected);

/** The line's items, billed and expected. Null: there is no line. */
export function toBreakdown({ line, check }: ProofRow, perKilometre: Kurus | null): Breakdown | null {
  if (!line || !check) return null;
  const toLine = ({ name, pair, sign = 1 }: Item): BreakdownLine => {
    const write = (amount: Kurus | null) => formatAmount(amount === null ? null : amount * sign);
    const difference = differenceOf(pair);
    return {
      name,
      billed: write(pair.billed),
      expected: write(pair.expected),
      difference: difference === 0 ? formatAmount(0) : formatDifference(difference === null ? null : difference * sign),
    };
  };
  const kilometres = line.metres === null ? missing : `${formatNumber(line.metres / 1000, 1)}\u00a0km`;
  const percents = [line.discount, line.extraDiscount].filter((percent) => percent !== null && percent > 0);
  const items: readonly Item[] = [
    ...lineParts.map((part) => ({
      name: part === "distanceCost" ? texts.distance(kilometres, formatAmount(perKilometre)) : texts.parts[part],
      pair: check.parts[part],
    })),
    {
      name: texts.discount(percents.map((percent) => formatPercent(percent)).join(" + ")),
      pair: check.discount,
      sign: -1,
    },
  ];
  const equal = items.filter(({ pair }) => differenceOf(pair) === 0);
  const zeros = equal.filter(({ pair }) => pair.billed === 0);
  return {
    total: toLine({ name: texts.totalRow, pair: check.total }),
    different: items.filter(({ pair }) => differenceOf(pair)).map(toLine),
    equal: [
      ...equal.filter((item) => !zeros.includes(item)).map(toLine),
      ...(zeros.length > 0 ? [{ name: zeros.map(({ name }) => name.trim()).join(", "), billed: formatAmount(0) }] : []),
    ],
    equalCount: equal.length,
    unknown: items.filter(({ pair }) => differenceOf(pair) === null).map(toLine),
  };
}

interface Pair {
  readonly billed: Kurus | null;
  readonly expected: Kurus | null;
}

interface Item {
  readonly name: string;
  readonly pair: Pair;
  /** -1: deducted. */
  readonly sign?: number;
}

/** Label and value of what bookings and change log contain about the person; "tr": the value is the provider's Turkish text. */
export function toEvidence({ rides, changes }: ProofRow): readonly (readonly [string, string, "tr"?])[] {
  return [
    [texts.bookings, texts.bookingsValue(count(rides.bookings), count(rides.days))],
    [texts.boardings, count(rides.boardings)],
    [texts.absences, count(rides.absences)],
    ...rides.otherRoutes.map((route) => [texts.otherRoutes, route] as const),
    ...changes.map(
      ({ day, words }) => [texts.change, [day && formatDay(day), words].filter(Boolean).join(", "), "tr"] as const,
    ),
  ];
}

const personOf = ({ name, route }: ProofRow) => `${name ?? missing} (${route ?? missing})`;

/** A sentence for the provider with name, route and amounts; without address, telephone number and home. */
export function toProviderText(row: ProofRow, month: Month): string {
  const [when, person, why] = [formatMonthAndYear(month), personOf(row), toWhy(row)];
  const { billed, expected } = { billed: row.line?.total ?? null, expected: row.check?.total.expected ?? null };
  switch (row.group) {
    case "never-travelled":
      return texts.texts["never-travelled"](when, person, formatKurus(billed), why);
    case "not-billed":
      return texts.texts["not-billed"](when, person, why);
    case "same-name":
      return texts.texts["same-name"](when, person);
    case "amount":
    case "verified":
      return expected === null
        ? texts.texts.amountUnknown(when, person, why)
        : texts.texts.amount(when, person, why, formatKurus(billed), formatKurus(expected));
  }
}

/** The sentences for all rows that aren't accepted, one per line, each with the remark typed for its row. */
export function toProviderTexts(rows: readonly ProofRow[], decisions: ProofDecisions, month: Month): string {
  return rows
    .filter((row) => needsDecision(row) && decisions[row.id]?.kind !== "accept")
    .map((row) => [toProviderText(row, month), decisions[row.id]?.remark].filter(Boolean).join(" "))
    .join("\n");
}

/** What came of reading a file of decisions. */
export function toFileResult({ added, different, unknown }: ReturnType<typeof compareDecisions>): string {
  const [taken, others] = [Object.keys(added).length, Object.keys(different).length];
  const sentences = [
    ...(taken > 0 ? [texts.decisionsTaken(count(taken))] : []),
    ...(others > 0 ? [texts.decisionsDifferent(count(others))] : []),
    ...(unknown > 0 ? [texts.decisionsUnknown(count(unknown))] : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : texts.decisionsSame;
}

export function toFileFailure(read: Exclude<ReturnType<typeof readDecisionFile>, { status: "read" }>): string {
  return read.status === "other-month"
    ? texts.otherMonth(formatMonthAndYear(read.month))
    : texts.fileFailures[read.status];
}

/** Longest link that every mail program opens, in characters. */
const longestLink = 1800;

interface Mail {
  /** A `mailto:` link without an addressee: the user chooses to whom it goes. */
  readonly href: string;
  /** False: the text is too long for a link, so the mail asks to paste it. */
  readonly isWhole: boolean;
}

export function toMail(text: string, month: Month): Mail {
  const toLink = (body: string) =>
    `mailto:?subject=${encodeURIComponent(texts.mailSubject(formatMonthAndYear(month)))}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n\r\n"))}`;
  const href = toLink(text);
  return href.length <= longestLink ? { href, isWhole: true } : { href: toLink(texts.mailPaste), isWhole: false };
}

/** Ids of the listed rows that a decision for all of them concerns: the open ones, for "undo" the decided ones. */
export function toConcerned(
  rows: readonly ProofRow[],
  decisions: ProofDecisions,
  choice: DecisionChoice,
): readonly string[] {
  const isConcerned = (row: ProofRow) => (choice === "undo" ? !isOpen(row, decisions) : isOpen(row, decisions));
  return rows.filter((row) => needsDecision(row) && isConcerned(row)).map(({ id }) => id);
}

/** Texts of the question before a decision for all listed rows. */
export function toGroupQuestion(choice: DecisionChoice, concerned: number, listed: number) {
  const rows = count(concerned);
  if (choice === "undo") {
    return concerned === 0
      ? { title: texts.undo, text: texts.nothingDecided, confirm: null }
      : { title: texts.undoAllTitle(rows), text: texts.undoAllText, confirm: texts.undoAllConfirm };
  }
  const decision = texts.decisions[choice];
  if (concerned === 0) return { title: decision, text: texts.nothingOpen, confirm: null };
  const rest = listed - concerned;
  const text = [texts.decideAllText(rows), ...(rest > 0 ? [texts.decidedStay(count(rest))] : [])].join(" ");
  return { title: texts.decideAllTitle(rows, decision), text, confirm: texts.decideAllConfirm(rows) };
}

export const toGroupOptions = () => [...decisionOptions(), { value: "undo" as const, label: texts.undo }];

export const toRowOrders = () => proofOrders.map((value) => ({ value, label: texts.orders[value] }));

export type DecisionChoice = DecisionKind | "undo";
const decisionOptions = localized(() =>
  (Object.entries(texts.decisions) as [DecisionKind, string][]).map(
    ([value, label]): { value: DecisionChoice; label: string } => ({ value, label }),
  ),
);

/** Options of a row's decision; "undo" only after a decision. */
export const toDecisionOptions = ({ kind }: ProofDecision) =>
  kind === null ? decisionOptions() : [...decisionOptions(), { value: "undo" as const, label: texts.undo }];

/** The decision after a choice; the remark is kept, also after "undo". */
export const toDecision = (choice: DecisionChoice, { remark }: ProofDecision): ProofDecision => ({
  kind: choice === "undo" ? null : choice,
  remark,
});

/** Notes on the limits of the proof: what it doesn't compute or compare, and whom it doesn't question. */
export function toNotes(proof: Proof, hasEmployees: boolean, hasBefore: boolean): readonly string[] {
  return [
    texts.noAmount,
    ...(proof.explained > 0 ? [texts.explained(count(proof.explained))] : []),
    ...(proof.wholeMonths > 0 ? [texts.wholeMonths(count(proof.wholeMonths))] : []),
    ...(hasEmployees ? [] : [texts.noEmployees]),
    ...(hasBefore ? [] : [texts.noBefore]),
  ];
}
