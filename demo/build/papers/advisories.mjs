// Published advisories on packages that are shipped, and why they don't matter here (VEX). Each names the test that proves the reason.

/** CycloneDX: `not_affected` with its justification. */
export const advisories = [
  {
    id: "CVE-2025-69993",
    source: { name: "NVD", url: "https://nvd.nist.gov/vuln/detail/CVE-2025-69993" },
    affects: ["leaflet"],
    state: "not_affected",
    justification: "code_not_reachable",
    detail:
      "Leaflet takes the content of bindPopup as HTML, by design, as its maintainers say. No popup and no tooltip of Leaflet is made here; texts on the map are drawn on a canvas or set as text.",
    proof: ["tests/check/papers.test.ts > nothing makes a popup or a tooltip of Leaflet"],
  },
  {
    id: "CVE-2025-6545",
    source: { name: "NVD", url: "https://nvd.nist.gov/vuln/detail/CVE-2025-6545" },
    affects: ["pbkdf2"],
    state: "not_affected",
    justification: "code_not_reachable",
    detail:
      "The file that ExcelJS publishes holds crypto-browserify. ExcelJS uses it to derive the password of a protected sheet only; no sheet is protected here, and ExcelJS reads no file.",
    proof: [
      "tests/check/papers.test.ts > ExcelJS only writes: no sheet is protected with a password, and no workbook is read by it",
    ],
  },
  {
    id: "CVE-2025-9287",
    source: { name: "NVD", url: "https://nvd.nist.gov/vuln/detail/CVE-2025-9287" },
    affects: ["cipher-base"],
    state: "not_affected",
    justification: "code_not_reachable",
    detail: "As CVE-2025-6545: part of crypto-browserify in the file that ExcelJS publishes.",
    proof: [
      "tests/check/papers.test.ts > ExcelJS only writes: no sheet is protected with a password, and no workbook is read by it",
    ],
  },
  {
    id: "CVE-2025-9288",
    source: { name: "NVD", url: "https://nvd.nist.gov/vuln/detail/CVE-2025-9288" },
    affects: ["sha.js"],
    state: "not_affected",
    justification: "code_not_reachable",
    detail: "As CVE-2025-6545: part of crypto-browserify in the file that ExcelJS publishes.",
    proof: [
      "tests/check/papers.test.ts > ExcelJS only writes: no sheet is protected with a password, and no workbook is read by it",
    ],
  },
  {
    id: "CVE-2024-48949",
    source: { name: "NVD", url: "https://nvd.nist.gov/vuln/detail/CVE-2024-48949" },
    affects: ["elliptic"],
    state: "not_affected",
    justification: "code_not_reachable",
    detail: "As CVE-2025-6545: no signature is made or verified.",
    proof: [
      "tests/check/papers.test.ts > ExcelJS only writes: no sheet is protected with a password, and no workbook is read by it",
    ],
  },
];
