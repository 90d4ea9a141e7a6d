// Declares the entry points of all three versions together, because each version's types only have its own.
declare module "react-dom" {
  export function hydrate(element: JSX.Element, box: HTMLElement | null): void;
}
declare module "react-dom/client" {
  export function hydrateRoot(box: HTMLElement, element: JSX.Element): void;
}
declare module "react-dom/server" {
  export function renderToString(element: JSX.Element): string;
}
