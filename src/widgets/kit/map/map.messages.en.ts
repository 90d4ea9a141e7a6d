import type * as messages from "./map.messages.ts";

export const texts: typeof messages = {
  mapMessages: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    pan: "Move the map",
    panUp: "Move up",
    panRight: "Move right",
    panDown: "Move down",
    panLeft: "Move left",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    wheelHint: "Hold Ctrl while scrolling to zoom",
    touchHint: "Use two fingers to move the map",
    failed: "The map could not be loaded. Check your connection and try again. If it fails again, reload the page.",
    retry: "Reload",
    baseMap: "Base map: schematic, coastline GSHHG 2.3.7 (LGPL-3.0)",
  },
};
