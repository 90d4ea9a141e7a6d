import { defineMessages } from "../../../core/text/messages.ts";

/** The map's own texts. */
export interface MapMessages {
  /** Name of the upper zoom button. */
  readonly zoomIn: string;
  /** Name of the lower zoom button. */
  readonly zoomOut: string;
  /** Name of the button that shows the four arrows; they move the map for those who can't drag. */
  readonly pan: string;
  /** Names of the four arrows. */
  readonly panUp: string;
  readonly panRight: string;
  readonly panDown: string;
  readonly panLeft: string;
  /** Names of the full-screen button, before and after. */
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  /** Shown briefly over the map when the wheel scrolls the page. */
  readonly wheelHint: string;
  /** Shown briefly over the map when one finger scrolls the page. */
  readonly touchHint: string;
  /** Instead of the map when its code could not be loaded. */
  readonly failed: string;
  /** The button below it. */
  readonly retry: string;
  /** Whose data the built-in map is; required by the coast data's licence, see data/LICENSE-NOTES.md. */
  readonly baseMap: string;
}

export const mapMessages = defineMessages<MapMessages>("mapMessages", {
  zoomIn: "Yakınlaştır",
  zoomOut: "Uzaklaştır",
  pan: "Haritayı kaydır",
  panUp: "Yukarı kaydır",
  panRight: "Sağa kaydır",
  panDown: "Aşağı kaydır",
  panLeft: "Sola kaydır",
  fullScreen: "Tam ekran",
  leaveFullScreen: "Tam ekrandan çık",
  wheelHint: "Yakınlaştırmak için Ctrl tuşunu basılı tutarak kaydırın",
  touchHint: "Haritayı kaydırmak için iki parmağınızı kullanın",
  failed: "Harita yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.",
  retry: "Yeniden Yükle",
  baseMap: "Altlık: şematik, kıyı verisi GSHHG 2.3.7 (LGPL-3.0)",
});
