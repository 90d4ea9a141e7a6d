/** The map's own texts. */
export interface MapMessages {
  /** Name of the upper zoom button. */
  readonly zoomIn: string;
  /** Name of the lower zoom button. */
  readonly zoomOut: string;
  /** Over the map for a moment when the wheel scrolls the page. */
  readonly wheelHint: string;
  /** Over the map for a moment when one finger scrolls the page. */
  readonly touchHint: string;
  /** In place of the map when its code could not be loaded. */
  readonly failed: string;
  /** The button below it. */
  readonly retry: string;
}

export const MAP_MESSAGES: MapMessages = {
  zoomIn: "Yakınlaştır",
  zoomOut: "Uzaklaştır",
  wheelHint: "Yakınlaştırmak için Ctrl tuşunu basılı tutarak kaydırın",
  touchHint: "Haritayı kaydırmak için iki parmağınızı kullanın",
  failed: "Harita yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  retry: "Yeniden Yükle",
};
