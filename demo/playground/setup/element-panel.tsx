import { useId } from "react";
import { playgroundMessages as texts } from "../playground.messages.ts";
import { AttributeControl } from "./attribute-control.tsx";
import { catalogue, elementOf } from "./catalogue.ts";
import { Fold } from "./fold.tsx";
import { type Setup, withAttribute, withElement } from "./setup.ts";

export interface PanelProps {
  readonly setup: Setup;
  readonly onChange: (change: (setup: Setup) => Setup) => void;
}

export function ElementPanel({ setup, onChange }: PanelProps) {
  const id = useId();
  const element = elementOf(setup.element);
  return (
    <section className="panel">
      <div className="form-field grid gap-6">
        <label className="panel-title" htmlFor={id}>
          {texts.element}
        </label>
        <div className="form-control">
          <select
            id={id}
            aria-describedby={`${id}-help`}
            value={setup.element}
            onChange={({ currentTarget: { value } }) => onChange((before) => withElement(before, value))}
          >
            {catalogue.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <p className="element-tag">
          <code>{`<${element?.tag}>`}</code>
        </p>
        <p className="field-help" id={`${id}-help`}>
          {element?.summary}
        </p>
      </div>
    </section>
  );
}

/** A control for every attribute that the contract names. */
export function AttributesPanel({ setup, onChange }: PanelProps) {
  const element = elementOf(setup.element);
  return (
    <Fold title={texts.attributes}>
      {element?.attributes.map((attribute) => (
        <AttributeControl
          key={`${setup.element} ${attribute.name}`}
          attribute={attribute}
          value={setup.attributes[attribute.name] ?? ""}
          onChange={(value) => onChange((before) => withAttribute(before, attribute.name, value))}
        />
      ))}
    </Fold>
  );
}
