// The reports that are generated from rows: accessibility in English and Turkish, security.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../setup.mjs";

const rowsOf = (name) => JSON.parse(readFileSync(join(root, `demo/build/papers/rows/${name}.json`), "utf8"));
const criteria = rowsOf("wcag");
const clauses = rowsOf("en-301-549");
const requirements = rowsOf("asvs");

const cell = (text) => text.replaceAll("|", "\\|");
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
/** New in WCAG 2.2: EN 301 549 3.2.1 has WCAG 2.1. */
const isNewer = (id) => ["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"].includes(id);

const languages = {
  en: {
    path: "docs/papers/accessibility.md",
    head: ["criterion", "level", "EN 301 549", "", "remark", "proof"],
    clauseHead: ["clause", "", "remark", "proof"],
    verdicts: {},
    inspected: "inspection",
    newer: "after 3.2.1",
    title: "# Accessibility conformance report",
    intro: `Servis portalı and its elements (\`shuttle-widgets\`) against WCAG 2.2, levels A and AA, and EN 301 549 V3.2.1; in Turkish: [erisilebilirlik.md](erisilebilirlik.md).
Made by \`npm run papers\` from \`demo/build/papers/rows\`; \`npm run check\` fails when a row has no proof or a test it names is gone. A proof is a test of the
repository (file, title), which runs in Chromium, the journeys in Firefox and WebKit too, or an inspection with its day.

The makers have assessed their own work. Nobody else has audited it; no commercial screen reader and no Safari on a device took part: screen readers are
represented by what the browser tells them (\`tests/elements/screen-reader.test.ts\`). Documents, photographs and e-mails come from the provider and aren't covered.`,
    more: "## EN 301 549 beyond chapter 9\n\nChapters 4, 6 to 8 and 10 don't apply (no speech, video or hardware, no documents that belong to the product); clause 9 is the table above.",
    context: "",
  },
  tr: {
    path: "docs/papers/erisilebilirlik.md",
    head: ["ölçüt", "düzey", "EN 301 549", "", "açıklama", "kanıt"],
    clauseHead: ["madde", "", "açıklama", "kanıt"],
    verdicts: { supports: "karşılar", "partially supports": "kısmen karşılar", "not applicable": "uygulanmaz" },
    inspected: "inceleme",
    newer: "3.2.1'den sonra",
    title: "# Erişilebilirlik uygunluk raporu",
    intro: `Servis portalı ve ögeleri (\`shuttle-widgets\`), WCAG 2.2'nin A ve AA düzeylerine ve EN 301 549 V3.2.1'e göre; İngilizcesi: [accessibility.md](accessibility.md).
Rapor \`npm run papers\` ile \`demo/build/papers/rows\` klasöründeki satırlardan üretilir; kanıtı olmayan ya da sınaması silinmiş bir satır \`npm run check\` adımını durdurur.
Kanıt, depodaki bir sınama (dosya, ad) ya da tarihli bir incelemedir (metni İngilizcedir).

Değerlendirmeyi portalı geliştirenler yapmıştır; bağımsız bir denetim yapılmamıştır. Ticari ekran okuyucularla ve bir cihazdaki Safari ile deneme yapılmamıştır.
Belgeler, fotoğraflar ve e-postalar hizmet sağlayıcıdan gelir ve kapsam dışıdır.`,
    more: "## EN 301 549, 9. bölümün dışında\n\n4, 6–8 ve 10. bölümler uygulanmaz (konuşma, video, donanım ya da ürüne ait belge yoktur); 9. bölüm yukarıdaki tablodur.",
    context: `
## Türkiye'deki dayanak

Web Siteleri ve Mobil Uygulamaların Erişilebilirliği konulu 2025/10 sayılı Cumhurbaşkanlığı Genelgesi (Resmî Gazete, 21 Haziran 2025, sayı 32933) kapsamındaki kurumlardan WCAG 2.2'ye
uygunluk, bir inceleme komisyonu ve bu komisyonun raporunu ister. Bu rapor komisyonun teknik incelemesine dayanak olabilir, yerine geçmez; Erişilebilirlik Logosu'nu Aile ve Sosyal Hizmetler
Bakanlığı verir. Portalın beyanı: \`/erisilebilirlik\`.
`,
  },
};

const toProof = (proof, inspected) =>
  proof.startsWith("inspection ")
    ? proof.replace("inspection", inspected)
    : proof.replace(/^(.*?) > (.*)$/s, (_all, file, title) => `\`${file}\`: ${title}`);
const toProofs = (proofs, inspected) => proofs.map((proof) => toProof(proof, inspected)).join("<br>");

function accessibility(language) {
  const { path, head, clauseHead, verdicts, inspected, newer, title, intro, more, context } = languages[language];
  const verdictOf = (verdict) => verdicts[verdict] ?? verdict;
  const text = `${title}

${intro}
${context}
## WCAG 2.2

${table(
  head,
  criteria.map((row) => [
    `${row.id} ${row[language]}`,
    row.level,
    isNewer(row.id) ? newer : `9.${row.id}`,
    verdictOf(row.verdict),
    row.remark[language],
    toProofs(row.proof, inspected),
  ]),
)}

${more}

${table(
  clauseHead,
  clauses.map((row) => [
    `${row.id} ${row[language]}`,
    verdictOf(row.verdict),
    row.remark[language],
    toProofs(row.proof, inspected),
  ]),
)}
`;
  return { path, text, rows: [...criteria, ...clauses] };
}

const security = `# Security requirements

The rows of OWASP ASVS 5.0.0 that are this portal's to keep, with the tests that hold them. What isn't here belongs to the provider's API (accounts, passwords, authorisation,
cryptography), to the operator (TLS, keys), or doesn't exist (no OAuth client, no upload to our server, no WebRTC, no cookie). Levels aren't claimed. The threat
model is [threats.md](threats.md), the data flow [security.md](../security.md). Made by \`npm run papers\` from \`demo/build/papers/rows/asvs.json\`.

${table(
  ["requirement", "what it asks", "how it is met", "proof"],
  requirements.map(({ id, asks, met, proof }) => [id, asks, met, toProofs(proof, "inspection")]),
)}
`;

export const reports = [
  accessibility("en"),
  accessibility("tr"),
  { path: "docs/papers/asvs.md", text: security, rows: requirements },
];
