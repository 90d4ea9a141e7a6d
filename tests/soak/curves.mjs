// Draws the heap sizes of a part's runs as an SVG: percent of the first counted sample, over the rounds.

const [width, height, left, top, right, bottom] = [640, 200, 44, 12, 12, 28];
/** Minimum range of the percent axis, extended when a curve exceeds it. */
const edges = [80, 120];

export function toSvg(title, runs) {
  const curves = runs.map(({ name, samples }) => {
    const base = samples.find(({ isBase }) => isBase).heap;
    return { name, points: samples.map(({ round, heap }) => [round, (heap / base) * 100]) };
  });
  const values = curves.flatMap(({ points }) => points.map(([, percent]) => percent));
  const [low, high] = [Math.min(edges[0], ...values), Math.max(edges[1], ...values)];
  const last = Math.max(...runs.map(({ rounds }) => rounds));
  const x = (round) => (left + (round / last) * (width - left - right)).toFixed(1);
  const y = (percent) => (top + ((high - percent) / (high - low)) * (height - top - bottom)).toFixed(1);
  const level = (percent) => `<text x="${left - 6}" y="${y(percent)}" dy="4" text-anchor="end">${percent} %</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="11" fill="#57606a">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<rect x="${left}" y="${y(110)}" width="${width - left - right}" height="${(y(90) - y(110)).toFixed(1)}" fill="#dafbe1"/>
<path d="M${left} ${y(100)}H${width - right}" stroke="#afb8c1"/>
${[90, 100, 110].map(level).join("\n")}
${curves.map(({ name, points }) => `<polyline fill="none" stroke="#0969da" stroke-opacity="0.7" points="${points.map(([round, percent]) => `${x(round)},${y(percent)}`).join(" ")}"><title>${name}</title></polyline>`).join("\n")}
<text x="${width - right}" y="${height - 8}" text-anchor="end">${last} rounds</text>
</svg>
`;
}
