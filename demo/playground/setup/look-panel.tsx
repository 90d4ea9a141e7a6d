import { useId } from "react";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { playgroundMessages as texts } from "../playground.messages.ts";
import type { PanelProps } from "./element-panel.tsx";
import { Fold } from "./fold.tsx";
import { fonts, type Knob, knobs, type Look, presets, withKnob } from "./knobs.ts";
import { contrastTexts, type Group, groupTexts, type LookName, lookTexts } from "./look.messages.ts";
import type { ThemedColours } from "./look-colours.ts";

const isSame = (a: Look, b: Look) => knobs.every(({ name }) => a[name] === b[name]);
const groups = Object.keys(groupTexts) as Group[];
const propertiesOf = (group: Group) =>
  (Object.keys(lookTexts) as LookName[]).filter((name) => lookTexts[name][1] === group);
const knobsOf = (property: LookName) => knobs.filter((knob) => knob.property === property);

/** Controls for the custom properties by which a host page changes the elements' look: `--shuttle-host-…`. */
export function LookPanel({ setup, onChange, colours }: PanelProps & { readonly colours: ThemedColours }) {
  return (
    <Fold title={texts.look}>
      <div className="toggles" role="group" aria-label={texts.presets}>
        {presets.map(({ label, look }) => (
          <button
            key={label}
            type="button"
            className="toggle"
            aria-pressed={isSame(look, setup.look)}
            onClick={() => onChange((before) => ({ ...before, look }))}
          >
            {label}
          </button>
        ))}
      </div>
      {groups.map((group, index) => (
        <details className="look-group" key={group} open={index === 0}>
          <summary>
            <h3>{groupTexts[group]}</h3>
            {propertiesOf(group).some((name) => knobsOf(name).some((knob) => knob.name in setup.look)) && (
              <span className="look-changed">{texts.lookChanged}</span>
            )}
          </summary>
          <div className="knobs">
            {propertiesOf(group).some((name) => knobsOf(name).length > 1) && (
              <p className="knob-heads" aria-hidden="true">
                <span>{texts.themes.light}</span>
                <span>{texts.themes.dark}</span>
              </p>
            )}
            {propertiesOf(group).map((property) => (
              <PropertyRow
                key={property}
                property={property}
                look={setup.look}
                colours={colours}
                onChange={(change) => onChange((before) => ({ ...before, look: change(before.look) }))}
              />
            ))}
          </div>
        </details>
      ))}
    </Fold>
  );
}

interface PropertyRowProps {
  readonly property: LookName;
  readonly look: Look;
  readonly colours: ThemedColours;
  readonly onChange: (change: (look: Look) => Look) => void;
}

/** One property; a colour has a field for each theme. */
function PropertyRow({ property, look, colours, onChange }: PropertyRowProps) {
  const id = useId();
  const own = knobsOf(property);
  const [label] = lookTexts[property];
  const isColour = own[0]?.type === "colour";
  return (
    <div className={`knob ${own[0]?.type}`} {...(isColour ? { role: "group", "aria-labelledby": `${id}-label` } : {})}>
      <KnobLabel isColour={isColour} id={id} label={label} property={property} />
      {own.map((knob) => (
        <KnobInput
          key={knob.name}
          id={isColour ? undefined : id}
          knob={knob}
          value={look[knob.name]}
          shown={knob.type === "colour" ? colours[knob.theme].colorOf(property) : undefined}
          onChange={(value) => onChange((before) => withKnob(before, knob, value))}
        />
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={`${texts.reset} ${label}`}
        title={`${texts.reset} ${label}`}
        disabled={!own.some(({ name }) => name in look)}
        onClick={() => onChange((before) => own.reduce((left, knob) => withKnob(left, knob, ""), before))}
      >
        <Icon of={rotateCcwIcon} size="small" />
      </button>
    </div>
  );
}

interface KnobLabelProps {
  readonly isColour: boolean;
  readonly id: string;
  readonly label: string;
  readonly property: string;
}

function KnobLabel({ isColour, id, label, property }: KnobLabelProps) {
  const name = <code title={`--shuttle-host-${property}`}>…host-{property}</code>;
  if (!isColour)
    return (
      <label htmlFor={id}>
        {label}
        {name}
      </label>
    );
  return (
    <span className="knob-label">
      <span id={`${id}-label`}>{label}</span>
      {name}
    </span>
  );
}

interface KnobInputProps {
  /** Referenced by the row's label; undefined for a colour input, which has a label of its own. */
  readonly id: string | undefined;
  readonly knob: Knob;
  readonly value: string | undefined;
  /** The colour that is in effect while none is set. */
  readonly shown: string | undefined;
  /** An invalid value resets the knob to its default. */
  readonly onChange: (value: string) => void;
}

function KnobInput({ id, knob, value, shown, onChange }: KnobInputProps) {
  if (knob.type === "font") {
    return (
      <span className="form-control small">
        <select id={id} value={value ?? ""} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{texts.defaultFont}</option>
          {Object.entries(fonts).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </span>
    );
  }
  if (knob.type === "colour") {
    const name = `${knob.label}, ${contrastTexts.themes[knob.theme]}`;
    return (
      <input
        type="color"
        className="swatch"
        aria-label={name}
        title={name}
        value={value ?? shown ?? "#000000"}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  const { minimum, maximum, step, unit } = knob;
  return (
    <span className="slider">
      <input
        id={id}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value ?? knob.default}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <output htmlFor={id}>
        {(value ?? String(knob.default)).replace(".", ",")}
        {unit && ` ${unit}`}
      </output>
    </span>
  );
}
