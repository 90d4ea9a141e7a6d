import { type ReactNode, useId } from "react";
import type { Attribute } from "../../../src/widgets/kit/element/contract.ts";
import { playgroundMessages as texts } from "../playground.messages.ts";
import type { CatalogueAttribute } from "./catalogue.ts";

interface ControlProps {
  readonly attribute: CatalogueAttribute;
  /** As in the markup; empty if the attribute is absent. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function toDefault(spec: Attribute): string {
  if (spec.type === "boolean") return "";
  return spec.default === null ? "" : [spec.default].flat().join(" ");
}

/** The control for an attribute's kind, labelled with the attribute's name, as it is in the code. */
export function AttributeControl({ attribute: { name, spec, text }, value, onChange }: ControlProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const shared = { id, "aria-describedby": helpId };
  const help = (
    <p className="field-help" id={helpId}>
      {text}
    </p>
  );
  if (spec.type === "boolean") {
    return (
      <div className="form-field">
        <label className="tick">
          <input
            type="checkbox"
            {...shared}
            checked={value === "true"}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? "true" : "")}
          />
          <code>{name}</code>
        </label>
        {help}
      </div>
    );
  }
  if (spec.type === "list") return <ListControl {...{ name, values: spec.values, value, onChange, help }} />;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        <code>{name}</code>
      </label>
      <div className="form-control small">
        {spec.type === "choice" ? (
          <select {...shared} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
            <option value="">{spec.default === null ? texts.unset : `${spec.default} (${texts.isDefault})`}</option>
            {spec.values
              .filter((option) => option !== spec.default)
              .map((option) => (
                <option key={option}>{option}</option>
              ))}
          </select>
        ) : (
          <input
            {...shared}
            {...(spec.type === "number"
              ? { type: "number", inputMode: "numeric", min: spec.minimum, max: spec.maximum }
              : { type: "text", spellCheck: false, autoComplete: "off" })}
            placeholder={toDefault(spec)}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </div>
      {help}
    </div>
  );
}

interface ListControlProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help: ReactNode;
}

/** Multiple choice; the values are in the order in which they were switched on. */
function ListControl({ name, values, value, onChange, help }: ListControlProps) {
  const chosen = value === "" ? [] : value.split(" ");
  const toggle = (entry: string) =>
    onChange((chosen.includes(entry) ? chosen.filter((other) => other !== entry) : [...chosen, entry]).join(" "));
  return (
    <fieldset className="form-field">
      <legend className="form-label">
        <code>{name}</code>
      </legend>
      <div className="toggles">
        {values.map((entry) => {
          const place = chosen.indexOf(entry) + 1;
          return (
            <button key={entry} type="button" className="toggle" aria-pressed={place > 0} onClick={() => toggle(entry)}>
              {entry}
              {place > 0 && <span className="toggle-place">{place}</span>}
            </button>
          );
        })}
      </div>
      {help}
    </fieldset>
  );
}
