import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, resume, test, type Account, type Problems } from "../fixtures.ts";
import { Steps } from "./steps.ts";

export type Look = "laptop" | "phone";

/** Steps on the shortest sensible way, or why there was none. */
export type Before = Readonly<Record<Look, number>> | string;

export interface Journey {
  /** The user's goal; its number gives the order in docs/journeys.md. */
  readonly title: string;
  /** What must be known or done at its end. */
  readonly answer: string;
  /** The number of steps in the portal of November 2026, before the journeys were written. */
  readonly before: Before;
  /** The maximum number of steps. */
  readonly most: Readonly<Record<Look, number>>;
  readonly account?: Account;
}

export interface Taken extends Journey {
  readonly look: Look;
  readonly steps: readonly string[];
}

interface Tools {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly steps: Steps;
  readonly look: Look;
  readonly problems: Problems;
}

/** Set by `npm run journeys`, which rewrites the document. */
export const isWriting = process.env["JOURNEYS"] === "write";
export const documentPath = new URL("../../../docs/journeys.md", import.meta.url);

/** The line of a journey in docs/journeys.md. */
export function describe({ look, steps }: Pick<Taken, "look" | "steps">): string {
  return `- ${look === "laptop" ? "Laptop" : "Phone"}, ${steps.length}: ${steps.join(" · ")}`;
}

/** A test that counts steps. It starts signed in, on the landing page, and ends with the answer. */
export function journey(about: Journey, go: (tools: Tools) => Promise<void>): void {
  test(about.title, async ({ page, context, problems }, info) => {
    const look: Look = info.project.name === "phone" ? "phone" : "laptop";
    const steps = new Steps(page, look === "phone");
    await resume(page, about.account ?? "admin");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await go({ page, context, steps, look, problems });
    const folder = process.env["JOURNEY_PICTURES"];
    if (folder) await page.screenshot({ path: `${folder}/${about.title.replace(/[^\p{L}\d]+/gu, "-")}-${look}.png` });
    const taken: Taken = { ...about, look, steps: steps.taken };
    await info.attach("journey", { body: JSON.stringify(taken), contentType: "application/json" });
    expect(steps.taken.length, steps.taken.join(" · ")).toBeLessThanOrEqual(about.most[look]);
    if (!isWriting) expect(readFileSync(documentPath, "utf8"), "npm run journeys").toContain(describe(taken));
  });
}
