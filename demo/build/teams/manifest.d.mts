export const teamsOrigins: readonly string[];
export const tabs: readonly { readonly path: string; readonly name: string }[];

interface TeamsManifest {
  readonly id: string;
  readonly staticTabs: readonly { readonly contentUrl: string; readonly websiteUrl: string }[];
  readonly validDomains: readonly string[];
}

export function toTeamsManifest(app: {
  readonly portal: string;
  readonly company: string;
  readonly privacy: string;
  readonly terms: string;
}): TeamsManifest;
export function toTeamsApp(manifest: TeamsManifest): Uint8Array;
