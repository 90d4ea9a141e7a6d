import { candidatesOf, type Faint, type LookName, toHex } from "../../../src/widgets/kit/look/contrast-hint.ts";
import type { PanelProps } from "./element-panel.tsx";
import { knobs, type Look, withKnob } from "./knobs.ts";
import { contrastTexts as texts, lookTexts } from "./look.messages.ts";
import { shownThemes, type ThemedColours } from "./look-colours.ts";

const labelOf = (name: LookName) => (name in lookTexts ? lookTexts[name as keyof typeof lookTexts][0] : name);
/** Rounded down, so that an insufficient ratio never looks sufficient. */
const toRatio = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2).replace(".", ",")}:1`;
const toShort = (needed: number, ratio: number) =>
  (Math.ceil((needed - ratio) * 100) / 100).toFixed(2).replace(".", ",");

/** Applies the suggested colour to the one of the two colours that has to change. */
function improve(look: Look, { change, color, ground, better }: Faint, theme: (typeof shownThemes)[number]): Look {
  const candidates = candidatesOf(change === "color" ? color : ground, theme);
  // In the dark theme always to the dark theme's own property: the light one, which may have applied so far, may be fine in the light theme.
  const knob = knobs.find(({ name }) => name === candidates[0]);
  return knob && better ? withKnob(look, knob, toHex(better)) : look;
}

/** Lists the colour pairs of the look with too little contrast, in both themes, with their ratios and a sufficient colour. */
export function ContrastCard({ onChange, colours }: Omit<PanelProps, "setup"> & { readonly colours: ThemedColours }) {
  const count = shownThemes.reduce((sum, theme) => sum + colours[theme].faint.length, 0);
  return (
    <section className="card contrast-card" aria-labelledby="contrast-title">
      <div className="card-head">
        <h2 className="card-title" id="contrast-title">
          {texts.title}
        </h2>
      </div>
      <div className="card-body">
        <p className="panel-note">{texts.lead}</p>
        <p className={`contrast-news ${count === 0 ? "good" : "bad"}`} role="status">
          {count === 0 ? texts.fine : `${count} ${texts.count}`}
        </p>
        {shownThemes.map((theme) => {
          const { faint, pairs } = colours[theme];
          return (
            <div className="contrast-theme" key={theme}>
              <h3>{texts.themes[theme]}</h3>
              <ul>
                {faint.map((found) => (
                  <li key={`${found.color} ${found.ground}`}>
                    <Sample colours={colours} theme={theme} color={found.color} ground={found.ground} />
                    <span className="contrast-words">
                      <b>{labelOf(found.color)}</b>. {texts.on} {labelOf(found.ground)}. {toRatio(found.ratio)},{" "}
                      {texts.needs} {toRatio(found.needed)} ({toShort(found.needed, found.ratio)} {texts.short}).
                    </span>
                    {found.better ? (
                      <button
                        type="button"
                        className="button small"
                        aria-label={`${labelOf(found.change === "color" ? found.color : found.ground)}. ${texts.apply} ${toHex(found.better)}`}
                        onClick={() => onChange((before) => ({ ...before, look: improve(before.look, found, theme) }))}
                      >
                        {texts.apply} <code>{toHex(found.better)}</code>
                      </button>
                    ) : (
                      <span className="panel-note">{texts.none}</span>
                    )}
                  </li>
                ))}
              </ul>
              <details>
                <summary>
                  {texts.all} ({pairs.length})
                </summary>
                <table>
                  <thead>
                    <tr>
                      {[texts.pair, texts.ground, texts.ratio].map((head) => (
                        <th key={head} scope="col">
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {pairs.map(({ color, ground, ratio, needed }) => (
                      <tr key={`${color} ${ground}`}>
                        <th scope="row">{labelOf(color)}</th>
                        <td>{labelOf(ground)}</td>
                        <td>
                          {toRatio(ratio)} <span className="contrast-needed">/ {toRatio(needed)}</span>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </details>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface SampleProps {
  readonly colours: ThemedColours;
  readonly theme: (typeof shownThemes)[number];
  readonly color: LookName;
  readonly ground: LookName;
}

/** A sample of one colour on the other; without text, which would be hard to read. */
function Sample({ colours, theme, color, ground }: SampleProps) {
  const { colorOf } = colours[theme];
  return (
    <span aria-hidden="true" className="contrast-sample" style={{ background: colorOf(ground) }}>
      <span style={{ background: colorOf(color) }} />
    </span>
  );
}
