// States what a release was built from (in-toto statement 1, SLSA provenance 1), as found on the machine that built it. It is unsigned:
// whoever publishes the files signs it with their own key.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../setup.mjs";

const git = (...parameters) => execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();
export const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/** @param hashes name → SHA-256 of each file of the release; @param commands that made them */
export function toProvenance(hashes, commands) {
  const commit = git("rev-parse", "HEAD");
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: [...hashes].map(([name, hash]) => ({ name, digest: { sha256: hash } })),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:shuttle-portal:npm-run-release:1",
        externalParameters: { commands },
        internalParameters: {
          node: process.version,
          platform: `${process.platform} ${process.arch}`,
          isWorkingTreeClean: git("status", "--porcelain") === "",
        },
        resolvedDependencies: [
          { uri: `git+urn:shuttle-portal@${commit}`, digest: { gitCommit: commit } },
          {
            uri: "file:package-lock.json",
            digest: { sha256: sha256(readFileSync(join(root, "package-lock.json"))) },
          },
        ],
      },
      runDetails: {
        builder: { id: "urn:shuttle-portal:unsigned-local-build" },
        metadata: { finishedOn: new Date().toISOString() },
      },
    },
  };
}
