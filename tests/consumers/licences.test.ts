// Checks which libraries the build contains, and that it includes their licence texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readShipped } from "../../demo/build/package/shipped.mjs";
import { root } from "./places.ts";

const portal = join(root, "dist/portal");

describe("licences", () => {
  const shipped = readShipped(portal);

  it("the portal's list has libraries of page and worker, and none that only builds or tests", () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["react", "leaflet", "exceljs", "lucide-static"]));
    expect(names).not.toContain("vite");
    expect(names).not.toContain("archiver");
  });

  it("each shipped package's text lies beside the build", () => {
    const notices = readFileSync(`${portal}/licences/third-parties.txt`, "utf8").split(/\n-{80}\n/);
    expect(notices).toHaveLength(shipped.length);
    for (const notice of notices) expect(notice).toMatch(/Permission|Redistribution|Apache License|MIT License/);
  });

  it("packages inside of a published file are told with version and licence where their sources show these", () => {
    const embeds = shipped.flatMap((entry) => entry.embeds);
    const known = embeds.filter(({ version }) => version !== undefined);
    expect(known.length).toBeGreaterThan(20);
    expect(known).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "uuid", version: "8.3.2", license: "MIT" }),
        expect.objectContaining({ name: "jszip", version: "3.10.1" }),
      ]),
    );
    const notices = readFileSync(`${portal}/licences/third-parties.txt`, "utf8");
    for (const { name, version, license } of embeds)
      expect(notices).toContain([name, version, license && `(${license})`].filter(Boolean).join(" "));
    expect(notices).toContain("uuid 8.3.2 (MIT), in exceljs:");
  });

  it("docs/papers/sbom.json lists the portal's packages in their versions", () => {
    const { components } = JSON.parse(readFileSync(join(root, "docs/papers/sbom.json"), "utf8")) as {
      components: { "bom-ref": string; properties: { value: string }[] }[];
    };
    const listed = components.filter(({ properties }) => properties.some(({ value }) => value === "portal"));
    const refs = listed.map((component) => component["bom-ref"]);
    for (const { name, version } of shipped) expect(refs).toContain(`${name}@${version}`);
    expect(refs).toHaveLength(shipped.length + 2);
  });
});
