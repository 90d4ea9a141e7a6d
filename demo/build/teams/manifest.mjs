// The app package for Microsoft Teams: personal tabs that show the hosted portal in a frame (docs/sharepoint.md).
import { readFileSync } from "node:fs";
import { guidOf } from "../sharepoint/identifiers.mjs";
import { version } from "../package/about.mjs";
import { toZip } from "../package/zip.mjs";

/** Origins that frame the tab: Teams at its old and its new address. For FRAME_ANCESTORS of the portal's server. */
export const teamsOrigins = ["https://teams.microsoft.com", "https://teams.cloud.microsoft"];

/** Version of Microsoft's schema. */
const schema = "1.23";
/** Paths of the portal, with the titles of their pages. */
export const tabs = [
  { path: "/overview", name: "Genel Bakış" },
  { path: "/personnel", name: "Çalışanlar" },
  { path: "/booking", name: "Rezervasyonlar" },
  { path: "/airview", name: "Kuş Bakışı" },
];
const icons = { color: "color.png", outline: "outline.png" };

function toOrigin(portal) {
  const { protocol, origin } = new URL(portal);
  if (protocol !== "https:") throw new Error(`Teams shows https:// only, not ${portal}.`);
  return origin;
}

/** @param portal address of the hosted portal; the others are the name and pages of its operator, shown by Teams */
export function toTeamsManifest({ portal, company, privacy, terms }) {
  const origin = toOrigin(portal);
  return {
    $schema: `https://developer.microsoft.com/json-schemas/teams/v${schema}/MicrosoftTeams.schema.json`,
    manifestVersion: schema,
    version,
    // Two portals are two apps; a newer manifest of a portal updates its app.
    id: guidOf(`teams app of ${origin}`),
    developer: { name: company, websiteUrl: origin, privacyUrl: privacy, termsOfUseUrl: terms },
    name: { short: "Servis Portalı", full: "Personel Servis Portalı" },
    description: {
      short: "Personel servisi: rezervasyonlar, rotalar, sürücüler, fatura.",
      full: "Personel servisinin rakamları, çalışanlar, rezervasyonlar, rotalar ve harita. Giriş portaldaki hesabınızla yapılır.",
    },
    icons,
    accentColor: "#743676",
    staticTabs: tabs.map(({ path, name }) => ({
      entityId: path.slice(1),
      name,
      contentUrl: `${origin}${path}?embed=1`,
      websiteUrl: `${origin}${path}`,
      scopes: ["personal"],
    })),
    validDomains: [new URL(origin).host],
  };
}

/** The archive's bytes. */
export function toTeamsApp(manifest) {
  const pictures = Object.values(icons).map((name) => [name, readFileSync(new URL(name, import.meta.url))]);
  return toZip([["manifest.json", `${JSON.stringify(manifest, null, 2)}\n`], ...pictures]);
}
