import { createElement, memo, type ReactNode } from "react";

interface IconProps {
  /** One of icons.ts. */
  readonly of: string;
  /** 18 px; `small` 15, `tiny` 13. */
  readonly size?: "medium" | "small" | "tiny";
}

const parsed = new Map<string, ReactNode[]>();

/** Built from its shapes one by one: `innerHTML` is refused where Trusted Types are enforced. */
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

/** A lucide icon in the colour of the text around it; words beside it carry the meaning. */
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
