import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { searchText } from "../../../core/text.ts";
import { follow } from "./use-floating.ts";

export interface ComboOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboParameters {
  readonly options: readonly ComboOption[];
  /** One of the options' values; null: none is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

interface Combo {
  readonly frame: RefObject<HTMLSpanElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  /** What answers to what was typed; empty while the list is closed. */
  readonly found: readonly ComboOption[];
  readonly shown: readonly ComboOption[];
  /** Place among `shown` of the option that Enter takes; -1: none. */
  readonly active: number;
  /** What stands in the field. */
  readonly text: string;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (value: string | null) => void;
  readonly type: (text: string) => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** So many options are drawn at once; typing finds the others. */
const drawn = 100;

/** What a field with a list knows and does; the focus stays in the field all the time. */
export function useComboBox({ options, value, onChange }: ComboParameters): Combo {
  const [isOpen, setOpen] = useState(false);
  /** null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { frame, panel } = useList(isOpen, active);
  const found = useMemo(
    () => (isOpen ? searchText(options, typed ?? "", ({ label }) => label) : []),
    [isOpen, options, typed],
  );
  const shown = found.slice(0, drawn);
  const chosen = value === null ? "" : (options.find((option) => option.value === value)?.label ?? value);

  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (next: string | null) => {
    close();
    if (next !== value) onChange(next);
  };
  const step = (by: number) => {
    open();
    if (isOpen && shown.length > 0)
      setActive(active < 0 && by < 0 ? shown.length - 1 : (active + by + shown.length) % shown.length);
  };
  const take = () => {
    const option = shown[active];
    if (option) choose(option.value);
    else if (typed?.trim() === "") choose(null);
  };
  const keys = new Map([
    ["ArrowDown", () => step(1)],
    ["ArrowUp", () => step(-1)],
    ["Enter", take],
    ["Escape", close],
  ]);
  return {
    frame,
    panel,
    isOpen,
    found,
    shown,
    active,
    text: typed ?? chosen,
    open,
    close,
    choose,
    type(text) {
      open();
      setTyped(text);
      // What is typed means its first hit.
      setActive(text.trim() === "" ? -1 : 0);
    },
    handleKey(event) {
      const act = keys.get(event.key);
      if (!act || (event.key === "Escape" && !isOpen)) return;
      event.preventDefault();
      // The dialog or panel around stays open.
      event.stopPropagation();
      act();
    },
  };
}

/** The list in the browser's top layer under its field, scrolled to the active option. */
function useList(isOpen: boolean, active: number) {
  const frame = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || !frame.current || !panel.current) return undefined;
    const list = panel.current;
    list.showPopover();
    list.style.minWidth = `${frame.current.offsetWidth}px`;
    const stop = follow(list, frame.current, "start");
    return () => {
      stop();
      list.hidePopover();
    };
  }, [isOpen]);
  useEffect(() => {
    if (active >= 0) panel.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return { frame, panel };
}
