export declare function unreleasedOf(changelog: string): string;
export declare function refusalOf(asked: {
  readonly version: string | undefined;
  readonly current: string;
  readonly status: string;
  readonly tags: readonly string[];
  readonly changelog: string;
}): string | null;
export declare function dateChangelog(changelog: string, version: string, day: string): string;
export declare function moveVersion(text: string, from: string, to: string): string;
export declare function nameContact(text: string, contact: string): string;
export declare function moveSbom<Sbom extends object>(sbom: Sbom, to: string): Sbom;
export declare function toBuiltDockerfile(dockerfile: string): string;
