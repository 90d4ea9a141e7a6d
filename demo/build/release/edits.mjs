// What a release changes in the sources, and when it is refused: functions of texts, without files and git.
import semver from "semver";
import { toMajor } from "../package/addresses.mjs";

const heading = "## Unreleased\n";

/** What the changelog says below "Unreleased". */
export function unreleasedOf(changelog) {
  const [, rest] = changelog.split(heading);
  return rest === undefined ? "" : rest.split(/^## /m)[0].trim();
}

/** Why this version can't be released; null when it can. @param status `git status --porcelain`; @param tags of the repository */
export function refusalOf({ version, current, status, tags, changelog }) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? "") || !semver.valid(version))
    return `A version is three numbers, as in npm run release -- 1.0.0; not ${version ?? "missing"}.`;
  if (!semver.gt(version, current)) return `${version} is not greater than ${current}.`;
  if (tags.includes(`v${version}`)) return `The tag v${version} exists.`;
  if (status !== "") return `Commit or remove these changes first:\n${status}`;
  if (unreleasedOf(changelog) === "") return "CHANGELOG.md says nothing below Unreleased.";
  return null;
}

/** Moves what is unreleased below the version and the day, `2026-11-29`. */
export const dateChangelog = (changelog, version, day) =>
  changelog.replace(heading, `${heading}\n## ${version} - ${day}\n`);

/** A document with the addresses and names of files that contain the version. */
export const moveVersion = (text, from, to) =>
  text
    .replaceAll(`/${from}/`, `/${to}/`)
    .replaceAll(`/${toMajor(from)}/`, `/${toMajor(to)}/`)
    .replaceAll(`shuttle-${from}-`, `shuttle-${to}-`);

/** SECURITY.md with the publisher's address in place of the gap that it has before the first release. */
export const nameContact = (text, contact) => text.replace(/`…` \(the publisher's address[^)]*\)/, () => contact);

/** The SBOM of the same packages in a product of another version. */
export function moveSbom(sbom, to) {
  const { name, "bom-ref": from } = sbom.metadata.component;
  const own = `${name}@${to}`;
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, "bom-ref": own, version: to } },
    dependencies: sbom.dependencies.map(({ ref, ...rest }) => ({ ref: ref === from ? own : ref, ...rest })),
  };
}

/** The last stage of the Dockerfile, which copies what is built already and beside it. */
export const toBuiltDockerfile = (dockerfile) =>
  dockerfile
    .slice(dockerfile.lastIndexOf("\nFROM ") + 1)
    .replaceAll("COPY --from=build /build/", "COPY ")
    .replace("COPY dist/image ", "COPY dist/server ");
