// The .sppkg: a zip in Open Packaging Conventions. Names and relationships are those that SharePoint's own packager writes.
import { posix } from "node:path";
import { toZip } from "../package/zip.mjs";
import { guidOf } from "./identifiers.mjs";
import { webPartSummary, webPartTitle } from "./manifest.mjs";

const escape = (text) => String(text).replace(/[<>&"'\t\n\r]/g, (letter) => `&#${letter.codePointAt(0)};`);

function tag(name, attributes, ...children) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join("")}>${children.join("")}</${name}>`;
}

const toDocument = (element) => `<?xml version="1.0" encoding="utf-8"?>${element}`;

const sharepoint = "http://schemas.microsoft.com/sharepoint";
const openPackage = "http://schemas.openxmlformats.org/package/2006";

/** Relationships from `part` to targets, [kind, path] each: a file with the part's name and `.rels`, in `_rels` beside it. */
function relationships(part, targets) {
  const { dir, base } = posix.parse(part);
  const elements = targets.map(([kind, target], index) =>
    tag("Relationship", {
      Type: `${sharepoint}/2012/app/relationships/${kind}`,
      Target: `/${target}`,
      Id: `r${index}`,
    }),
  );
  const text = tag("Relationships", { xmlns: `${openPackage}/relationships` }, ...elements);
  return [posix.join(dir, "_rels", `${base}.rels`), toDocument(text)];
}

const contentTypes = {
  xml: "text/xml",
  rels: "application/vnd.openxmlformats-package.relationships+xml",
  js: "application/javascript",
  txt: "text/plain",
};

function describeTypes() {
  const defaults = Object.entries(contentTypes).map(([Extension, ContentType]) =>
    tag("Default", { Extension, ContentType }),
  );
  return toDocument(tag("Types", { xmlns: `${openPackage}/content-types` }, ...defaults));
}

/** The parts of a feature: its own XML, its relationships, and the configuration that SharePoint requires. */
function feature({ part, id, title, description, targets }) {
  const settings = `${part}.config.xml`;
  const attributes = { xmlns: `${sharepoint}/`, Title: title, Description: description, Id: id, Version: "1.0.0.0" };
  return [
    [part, toDocument(tag("Feature", { ...attributes, Scope: "Web", Hidden: "FALSE" }))],
    relationships(part, [["partconfiguration", settings], ...targets]),
    [
      settings,
      toDocument(
        tag(
          "AppPartConfig",
          { xmlns: `${sharepoint}/2012/app/partconfiguration` },
          tag("Id", {}, guidOf(`configuration of ${part}`)),
        ),
      ),
    ],
  ];
}

function describeWebPart(manifest) {
  const component = tag("ClientSideComponent", {
    Name: webPartTitle,
    Id: manifest.id,
    ComponentManifest: JSON.stringify(manifest),
    Type: manifest.componentType,
  });
  const list = tag("Module", { Name: webPartTitle, Url: "_catalogs/wp", List: "113" });
  return toDocument(tag("Elements", { xmlns: `${sharepoint}/` }, component, list));
}

/** @param access `{ resource, scope }` of an API to which an administrator is asked to grant access; null without one */
function describeApp(version, access) {
  const requests = access
    ? [
        tag(
          "WebApiPermissionRequests",
          {},
          tag("WebApiPermissionRequest", { ResourceId: access.resource, Scope: access.scope }),
        ),
      ]
    : [];
  const attributes = {
    xmlns: `${sharepoint}/2012/app/manifest`,
    Name: "shuttle-widgets",
    ProductID: guidOf("sharepoint solution"),
    SharePointMinVersion: "16.0.0.0",
    IsClientSideSolution: "true",
    Version: `${version}.0`,
    // Lets an administrator make the app available to all sites at once.
    SkipFeatureDeployment: "true",
    IsDomainIsolated: "false",
  };
  return toDocument(tag("App", attributes, tag("Properties", {}, tag("Title", {}, webPartTitle)), ...requests));
}

/** @param assets [name, text] of what goes to ClientSideAssets; @returns the archive's bytes */
export function toSolution({ manifest, version, assets, access }) {
  const id = guidOf("sharepoint feature");
  const featurePart = `feature_${id}.xml`;
  const webPart = `${id}/WebPart_${manifest.id}.xml`;
  const assetPaths = assets.map(([name]) => `ClientSideAssets/${name}`);
  return toZip([
    ["[Content_Types].xml", describeTypes()],
    relationships("", [["package-manifest", "AppManifest.xml"]]),
    ["AppManifest.xml", describeApp(version, access)],
    relationships("AppManifest.xml", [
      ["manifest-feature", featurePart],
      ["manifest-clientsideasset", "ClientSideAssets.xml"],
    ]),
    ...feature({
      part: featurePart,
      id,
      title: webPartTitle,
      description: webPartSummary,
      targets: [["feature-elementmanifest", webPart]],
    }),
    [webPart, describeWebPart(manifest)],
    ...feature({
      part: "ClientSideAssets.xml",
      id: guidOf("sharepoint assets"),
      title: "Client Side Assets",
      description: "A feature that deploys the files of the web part.",
      targets: assetPaths.map((path) => ["clientsideasset", path]),
    }),
    ...assets.map(([, content], index) => [assetPaths[index], content]),
  ]);
}
