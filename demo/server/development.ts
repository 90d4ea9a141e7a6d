import { createApplication } from "./application.ts";
import { readConfiguration } from "./configuration.ts";
import { openDemo } from "./handler.ts";
import { withFrameParents } from "./http/frame-parents.ts";
import { withSessionAttributes } from "./http/session-attributes.ts";

export interface DevelopmentServer {
  /** Handles everything but source code: the API or its proxy, pictures, the intranet's pages, the playground's accounts. */
  fetch(request: Request): Promise<Response>;
  /** The portal's page with the settings of the environment. */
  toPortalPage(html: string): string;
  close(): Promise<void>;
}

/** The demo server's part of `npm run dev`, with the same environment as `npm start`. */
export async function openDevelopmentServer(): Promise<DevelopmentServer> {
  const configuration = readConfiguration(process.env);
  const demo = configuration.apiOrigin === undefined ? await openDemo(configuration.demo) : undefined;
  // Resets only once: Vite opens this server again whenever its configuration changes.
  delete process.env["DEMO_RESET"];
  const application = createApplication(configuration, demo);
  return {
    async fetch(request) {
      const answer = await application.fetch(request);
      // Vite's scripts and styles for hot reload are inline, which the policy would block.
      answer.headers.delete("content-security-policy");
      return answer;
    },
    toPortalPage(html) {
      const page = withSessionAttributes(html, configuration.sessionAttributes) ?? html;
      return withFrameParents(page, configuration.frameAncestors) ?? page;
    },
    close: async () => demo?.close(),
  };
}
