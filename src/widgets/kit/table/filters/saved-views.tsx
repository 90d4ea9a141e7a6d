import { useStore } from "@nanostores/react";
import { type FormEvent, useState } from "react";
import trashIcon from "lucide-static/icons/trash-2.svg?raw";
import { longestViewName } from "../../../../core/portal/saved-views.ts";
import { toTurkishLower, withoutInvisible } from "../../../../core/text/text.ts";
import { styles, useStyles } from "../../element/styles.ts";
import { TransientButton } from "../../element/transient-button.tsx";
import { CopyLink } from "../../feedback/copy-link.tsx";
import { Icon } from "../../text/icon.tsx";
import { Popup } from "../../overlay/popup.tsx";
import type { ProviderList } from "../provider-list.ts";

type ListViews = ProviderList<{ readonly count: number | null }, unknown>["views"];
import type { TableState } from "../table-state.ts";
import { TextField } from "../../field/text-field.tsx";
import css from "./saved-views.css?inline";
import { savedViewsMessages as texts } from "../table.messages.ts";

const viewStyles = styles(css);

interface SavedViewsProps {
  readonly views: ListViews;
  /** Present state of the list. */
  readonly state: TableState;
}

/** Menu of filters and orders saved under a name, to be opened again or shared as a link. */
export function SavedViewsMenu({ views, state }: SavedViewsProps) {
  useStyles(viewStyles);
  const query = views.toQuery(state);
  return (
    <Popup label={texts.button} text={texts.button} placement="end">
      {(close) => (
        <div className="saved-views">
          <ViewList
            views={views}
            onApply={(chosen) => {
              views.open(chosen);
              close();
            }}
          />
          <ViewForm views={views} query={query} />
          <CopyLink to={{ name: views.place, query }} className="button small" />
        </div>
      )}
    </Popup>
  );
}

interface ViewListProps {
  readonly views: ListViews;
  readonly onApply: (query: string) => void;
}

function ViewList({ views, onApply }: ViewListProps) {
  const saved = useStore(views.$views);
  if (saved.length === 0) return <p className="field-help">{texts.none}</p>;
  return (
    <ul className="saved-view-list" aria-label={texts.list}>
      {saved.map(({ name, query }) => (
        <li key={name}>
          <button type="button" className="link" aria-label={texts.apply(name)} onClick={() => onApply(query)}>
            {name}
          </button>
          <TransientButton className="icon-button" aria-label={texts.remove(name)} onClick={() => views.remove(name)}>
            <Icon of={trashIcon} size="small" />
          </TransientButton>
        </li>
      ))}
    </ul>
  );
}

function ViewForm({ views, query }: { readonly views: ListViews; readonly query: string }) {
  const saved = useStore(views.$views);
  const [name, setName] = useState("");
  const wanted = toTurkishLower(withoutInvisible(name).trim());
  const isTaken = saved.some((view) => toTurkishLower(view.name) === wanted);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === "") return;
    views.save({ name, query });
    setName("");
  };
  return (
    <form className="saved-view-form" onSubmit={handleSubmit}>
      <TextField
        label={texts.name}
        value={name}
        onChange={setName}
        maxLength={longestViewName}
        autoComplete="off"
        help={isTaken ? texts.replaces : texts.help}
      />
      {/* Not `disabled`, which would lose the focus when the name is saved. */}
      <button type="submit" className="button" aria-disabled={wanted === ""}>
        {texts.save}
      </button>
    </form>
  );
}
