import { createElement, memo, type ReactNode } from "react";

interface IconProps {
  /** SVG source: `import busIcon from "lucide-static/icons/bus.svg?raw"`. */
  readonly of: string;
  /** 18 px; `small` 15 px, `tiny` 13 px. */
  readonly size?: "medium" | "small" | "tiny";
}

const parsed = new Map<string, ReactNode[]>();

/** Parsed into React elements, because `innerHTML` is refused where Trusted Types are enforced. */
function toShapes(source: string): ReactNode[] {
  let shapes = parsed.get(source);
  if (!shapes) {
    shapes = [...source.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse)\s([^>]*?)\/>/g)].map(
      ([, tag = "path", text = ""], index) => {
        const attributes = [...text.matchAll(/([a-z][\w-]*)="([^"]*)"/gi)].map(
          ([, name = "", value = ""]) => [name, value] as const,
        );
        return createElement(tag, { key: index, ...Object.fromEntries(attributes) });
      },
    );
    parsed.set(source, shapes);
  }
  return shapes;
}

/** A lucide icon in the current text colour, hidden from screen readers: text beside it carries the meaning. */
export const Icon = memo(function Icon({ of, size = "medium" }: IconProps) {
  return (
    <svg
      className={size === "medium" ? "icon" : `icon ${size}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {toShapes(of)}
    </svg>
  );
});
