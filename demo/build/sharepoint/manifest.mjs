// The web part's manifest, which SharePoint reads from the package.
import { framework } from "./bundle.mjs";

/** Placeholder that the server replaces with the address of the tenant's CDN or library; it must have exactly this text. */
const assets = "HTTPS://SPCLIENTSIDEASSETLIBRARY/";
/** Version of the framework that these names and ids were taken from; a tenant has it or a newer one. */
const frameworkVersion = "1.23.2";
/** The toolbox's group "Advanced". */
const groupId = "5c03119e-3074-46fd-976b-c60198311f70";
const entry = "shuttle-web-part";

export const webPartTitle = "Servis Portalı";
export const webPartSummary = "Personel servisi: rezervasyonlar, yolculuklar, rotalar, sürücüler, fatura.";

/** @param script of bundleWebPart */
export function toWebPartManifest({ id, version, script }) {
  const components = Object.entries(framework).map(([name, component]) => [
    name,
    { type: "component", id: component.id, version: frameworkVersion },
  ]);
  return {
    id,
    alias: "ShuttleWebPart",
    componentType: "WebPart",
    version,
    manifestVersion: 2,
    supportedHosts: ["SharePointWebPart", "SharePointFullPage"],
    supportsThemeVariants: true,
    supportsFullBleed: true,
    preconfiguredEntries: [
      {
        groupId,
        group: { default: "Advanced" },
        title: { default: webPartTitle },
        description: { default: webPartSummary },
        officeFabricIconFontName: "Bus",
        properties: { element: "overview", theme: "page" },
      },
    ],
    loaderConfig: {
      internalModuleBaseUrls: [assets],
      entryModuleId: entry,
      scriptResources: {
        [entry]: { type: "path", path: { path: script.name, integrity: script.integrity } },
        ...Object.fromEntries(components),
      },
    },
  };
}
