import type { Session } from "../../../core/session/session.ts";
import { formatDate, formatTime } from "../../../core/text/format.ts";
import { printMessages as texts } from "./print.messages.ts";

export type PageOrientation = "landscape" | "portrait";

/** Columns that fit a page that stands upright. */
export const uprightColumns = 9;

/** What stands in the margins of the pages. */
export interface PageMargins {
  /** From the second page on, and the company at its right. */
  readonly title: string;
  readonly company: string;
  /** "Servis Portalı, 29.11.2026 09:40 tarihinde hazırlandı", at the foot. */
  readonly maker: string;
}

const toCssString = (text: string) =>
  `"${text.replace(/["\\\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** The texts in the margins for a person's print at this moment. */
export function toPageMargins({ $state, $settings, environment }: Session, title: string): PageMargins {
  const state = $state.get();
  const now = environment.now();
  return {
    title,
    company: state.status === "signed-in" ? state.profile.companyName : "",
    maker: texts.maker($settings.get().productName, `${formatDate(now)} ${formatTime(now)}`),
  };
}

/** The margins of A4 pages: title and company from the second page on, maker and page number on all. */
export function toPageStyles({ title, company, maker }: PageMargins, font: string): string {
  return (
    `@page{margin:12mm;font:11px/14px ${font};color:#5f5867;` +
    `@top-left{content:${toCssString(title)};font-weight:600;color:#1c1721}@top-right{content:${toCssString(company)}}` +
    `@bottom-left{content:${toCssString(maker)}}@bottom-right{content:counter(page) " / " counter(pages)}}` +
    `@page:first{@top-left{content:none}@top-right{content:none}}`
  );
}
