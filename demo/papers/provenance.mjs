// States what the files were built from (in-toto statement 1, SLSA provenance 1), as measured on the machine that ran the command. It is
// unsigned: whoever publishes the files signs it with their own key.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

const git = (...parameters) => spawnSync("git", parameters, { cwd: root, encoding: "utf8" }).stdout.trim();
const sha256 = (content) => createHash("sha256").update(content).digest("hex");
/** Ignores docs/papers, which isn't part of what is built. */
const changed = () => git("status", "--porcelain", "--", ".", ":!docs/papers");

/** Each archive, and each folder as one hash: that of the lines that `sha256sum` would print. */
function toSubjects(files) {
  const archives = [...files].filter(([path]) => /^dist\/[^/]+\.tgz$|^dist\/self-host\/[^/]+\.zip$/.test(path));
  const folders = ["dist/portal", "dist/image"].map((folder) => {
    const lines = [...files]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, hash]) => `${hash}  ${path}\n`);
    return [`${folder} (sha256sum of its files)`, sha256(lines.join(""))];
  });
  return [...archives, ...folders].map(([name, hash]) => ({ name, digest: { sha256: hash } }));
}

export function toProvenance(files) {
  const commit = git("rev-parse", "HEAD");
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: toSubjects(files),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:shuttle-portal:npm-run-papers:1",
        externalParameters: { commands: ["npm run build", "npm run package", "node demo/deploy/bundle.mjs"] },
        internalParameters: {
          node: process.version,
          platform: `${process.platform} ${process.arch}`,
          isWorkingTreeClean: changed() === "",
          wasBuiltTwice: true,
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
