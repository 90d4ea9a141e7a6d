// Stub of a SharePoint page: an AMD loader and the framework's modules, which treat a web part as the framework documents.
/* global define, require, requirejs */

define("@microsoft/sp-webpart-base", [], () => ({
  BaseClientSideWebPart: class {
    start(context, properties) {
      Object.assign(this, { context, kept: properties });
    }
    get domElement() {
      return this.context.domElement;
    }
    get properties() {
      return this.kept;
    }
    onDispose() {}
    onThemeChanged() {}
  },
}));

const field = (kind) => (targetProperty, properties) => ({ kind, targetProperty, properties });
define("@microsoft/sp-property-pane", [], () => ({
  PropertyPaneDropdown: field("dropdown"),
  PropertyPaneTextField: field("text"),
  PropertyPaneToggle: field("toggle"),
}));

/** Stub of Entra ID: the token contains the application that it was requested for. */
const aadTokenProviderFactory = {
  getTokenProvider: async () => ({ getToken: async (resource) => `entra-token-for-${resource}` }),
};

const parts = [];
const fieldsOf = (part) =>
  part.getPropertyPaneConfiguration().pages.flatMap(({ groups }) => groups.flatMap(({ groupFields }) => groupFields));

globalThis.sharepoint = {
  /** Loads the script of a manifest, checked by its hash, and adds a web part. */
  async add(manifest, properties, isInverted) {
    const { entryModuleId, internalModuleBaseUrls, scriptResources } = manifest.loaderConfig;
    const { path, integrity } = scriptResources[entryModuleId].path;
    const name = `${manifest.id}_${manifest.version}`;
    requirejs.config({
      paths: { [name]: internalModuleBaseUrls[0] + path.replace(/\.js$/, "") },
      onNodeCreated: (node) => Object.assign(node, { crossOrigin: "anonymous", integrity }),
    });
    const { default: WebPart } = await new Promise((resolve, reject) => {
      require([name], resolve, reject);
    });
    const domElement = document.querySelector("main").appendChild(document.createElement("section"));
    const part = new WebPart();
    const [{ properties: preset }] = manifest.preconfiguredEntries;
    part.start({ domElement, manifest, aadTokenProviderFactory }, { ...preset, ...properties });
    part.onThemeChanged({ isInverted });
    part.render();
    return parts.push(part) - 1;
  },
  /** What an author sees: each field without its functions. */
  pane: (index) => JSON.parse(JSON.stringify(parts[index].getPropertyPaneConfiguration())),
  /** Changes a field in the property pane; returns the field's validation message, or an empty string. */
  change(index, property, value) {
    const { properties } = fieldsOf(parts[index]).find(({ targetProperty }) => targetProperty === property);
    const problem = properties.onGetErrorMessage?.(value) ?? "";
    if (problem !== "") return problem;
    parts[index].properties[property] = value;
    parts[index].render();
    return "";
  },
  theme: (index, isInverted) => parts[index].onThemeChanged({ isInverted }),
  dispose: (index) => parts[index].onDispose(),
};
