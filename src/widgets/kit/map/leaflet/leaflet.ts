// The order matters: the first import prepares the evaluation of the second.
import "./leaflet-trusted-types.ts";

export {
  DivIcon,
  DomEvent,
  DomUtil,
  LatLngBounds,
  Map as LeafletMap,
  Marker,
  Point,
  TileLayer,
} from "leaflet/dist/leaflet-src.esm.js";
