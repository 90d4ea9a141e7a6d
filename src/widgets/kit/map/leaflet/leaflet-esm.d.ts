// Leaflet's main entry is UMD and overwrites the host page's window.L; its ES module does not and has no types of its own.
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}
