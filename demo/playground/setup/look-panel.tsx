import { useId } from "react";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { rotateCcwIcon } from "../../../src/widgets/kit/text/icons.ts";
import { playgroundMessages as texts } from "../playground.messages.ts";
import type { PanelProps } from "./element-panel.tsx";
import { Fold } from "./fold.tsx";
import { fonts, type Knob, knobs, type Look, parseKnob, presets } from "./knobs.ts";

const isSame = (a: Look, b: Look) => knobs.every(({ name }) => a[name] === b[name]);

/** What a host page may change of the elements' look: the `--shuttle-host-…` properties. */
export function LookPanel({ setup, onChange }: PanelProps) {
  const setKnob = (knob: Knob, text: string) =>
    onChange((before) => {
      const { [knob.name]: _before, ...others } = before.look;
      const value = parseKnob(knob, text);
      return { ...before, look: value === null ? others : { ...others, [knob.name]: value } };
    });
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
      <div className="knobs">
        {knobs.map((knob) => (
          <KnobControl
            key={knob.name}
            knob={knob}
            value={setup.look[knob.name]}
            onChange={(value) => setKnob(knob, value)}
          />
        ))}
      </div>
    </Fold>
  );
}

interface KnobControlProps {
  readonly knob: Knob;
  readonly value: string | undefined;
  /** Anything that isn't a value of the knob takes it back to its default. */
  readonly onChange: (value: string) => void;
}

function KnobControl({ knob, value, onChange }: KnobControlProps) {
  const id = useId();
  return (
    <div className={`knob ${knob.type}`}>
      <label htmlFor={id}>
        {knob.label}
        <code title={`--shuttle-host-${knob.name}`}>…host-{knob.name}</code>
      </label>
      <KnobInput id={id} knob={knob} value={value} onChange={onChange} />
      <button
        type="button"
        className="icon-button"
        aria-label={`${texts.reset} ${knob.label}`}
        title={`${texts.reset} ${knob.label}`}
        disabled={value === undefined}
        onClick={() => onChange("")}
      >
        <Icon of={rotateCcwIcon} size="small" />
      </button>
    </div>
  );
}

function KnobInput({ id, knob, value, onChange }: KnobControlProps & { readonly id: string }) {
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
    return (
      <input
        id={id}
        type="color"
        className="swatch"
        value={value ?? knob.default}
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
