import { useStore } from "@nanostores/react";
import { useId } from "react";
import { Segmented } from "../../src/widgets/kit/field/segmented.tsx";
import { catalogue, elementOf } from "../playground/setup/catalogue.ts";
import { TopBar } from "../playground/top-bar.tsx";
import { narrow, themes, type ViewStore } from "./address.ts";
import type { Answers } from "./answers.ts";
import { Frame } from "./frame.tsx";
import { galleryMessages as texts, stateTexts } from "./gallery.messages.ts";
import { isState, states } from "./states.ts";

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="form-field grid gap-6">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="form-control">
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const pages = [
  ["/", texts.portal],
  ["/playground/", texts.playground],
  ["/docs/", texts.docs],
] as const;

/** Every element of the contracts in every state. */
export function Gallery({ store, answers }: { readonly store: ViewStore; readonly answers: Answers }) {
  const { element: name, state, isNarrow, theme } = useStore(store.$view);
  const element = elementOf(name);
  return (
    <>
      <TopBar
        texts={texts}
        pages={pages}
        themes={themes}
        theme={theme}
        onTheme={(value) => store.change({ theme: value })}
      />
      <main className="gallery">
        <p className="lead">{texts.lead}</p>
        <div className="choices">
          <Choice
            label={texts.element}
            value={name}
            options={catalogue.map((one) => [one.name, one.title])}
            onChange={(value) => store.change({ element: value })}
          />
          <Choice
            label={texts.state}
            value={state ?? ""}
            options={[["", texts.allStates], ...states.map((one) => [one, stateTexts[one][0]] as const)]}
            onChange={(value) => store.change({ state: isState(value) ? value : null })}
          />
          <Segmented
            label={texts.width}
            options={[
              { value: "full", label: texts.fullWidth },
              { value: String(narrow), label: String(narrow) },
            ]}
            value={isNarrow ? String(narrow) : "full"}
            onChange={(value) => store.change({ isNarrow: value !== "full" })}
          />
        </div>
        <p className="element-tag">
          <code>{`<${element?.tag}>`}</code> {element?.summary}
        </p>
        <div className={isNarrow ? "frames narrow" : "frames"}>
          {element &&
            (state === null ? states : [state]).map((one) => (
              <Frame key={`${name} ${one}`} element={element} state={one} isNarrow={isNarrow} answers={answers} />
            ))}
        </div>
      </main>
    </>
  );
}
