/** Required by the coast data's licence, see data/LICENSE-NOTES.md. */
export const BASE_MAP_ATTRIBUTION = "Altlık: şematik, kıyı verisi GSHHG 2.3.7 (LGPL-3.0)";
