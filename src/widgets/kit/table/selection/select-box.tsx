import { useLayoutEffect, useRef } from "react";

interface SelectBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some, but not all, of the rows that the box stands for are selected. */
  readonly isPartly?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** The browser's own check box, because a page of a hundred rows has as many. */
export function SelectBox({ label, isChecked, isPartly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
