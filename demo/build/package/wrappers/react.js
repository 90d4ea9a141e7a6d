"use client";
// One component for each element: for React 16.8 to 18, which set neither properties nor events of custom elements, and for pages that a server renders.
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { toText } from "./attributes.js";

const isServer = typeof document === "undefined";
/** On a server React before 19 warns of layout effects. */
const useCommit = isServer ? useEffect : useLayoutEffect;

const toCamelCase = (name) => name.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());
const toHandlerName = (event) => toCamelCase(`on-${event}`);

/** Attributes whose `false` is a word of its own. */
const isWord = (name) => /^(aria-|data-)|^(contentEditable|draggable|spellCheck)$/.test(name);

/** What React may write into the markup. React before 19 would write `class` as `classname`, `false`, and on a server the text of functions. */
function toMarkup(props, { attributes, properties, events }) {
  const own = new Map(attributes.map((name) => [toCamelCase(name), name]));
  const told = new Set([...properties, ...events.map(toHandlerName)]);
  const markup = {};
  for (const [name, value] of Object.entries(props)) {
    if (told.has(name) || (isServer && typeof value === "function")) continue;
    if (own.has(name)) markup[own.get(name)] = toText(value) ?? undefined;
    else if (name === "className") markup.class = value;
    else if (value !== false || isWord(name)) markup[name] = value;
  }
  return markup;
}

/**
 * `load` brings the element's code once the first properties and listeners are set: the element begins with all of them. A function among the properties is
 * given once and calls the latest, so that one written in place isn't a new one with every render.
 */
export function wrap(tag, load, contract) {
  const { properties, events } = contract;
  const Wrapper = forwardRef((props, ref) => {
    const element = useRef(null);
    const latest = useRef(props);
    const given = useRef({});
    const calls = useRef({});
    useImperativeHandle(ref, () => element.current, []);
    useCommit(() => {
      latest.current = props;
      for (const name of properties) {
        let value = props[name] ?? null;
        if (typeof value === "function")
          value = calls.current[name] ??= (...parameters) => latest.current[name](...parameters);
        if (value === (given.current[name] ?? null)) continue;
        given.current[name] = value;
        element.current[name] = value;
      }
    });
    useCommit(() => {
      const { current } = element;
      const tell = (event) => latest.current[toHandlerName(event.type)]?.(event);
      for (const name of events) current.addEventListener(name, tell);
      void load();
      return () => {
        for (const name of events) current.removeEventListener(name, tell);
      };
    }, []);
    const markup = toMarkup(props, contract);
    // oxlint-disable-next-line react/refs -- createElement() hands the ref on as JSX would
    return createElement(tag, { ...markup, ref: element });
  });
  Wrapper.displayName = toCamelCase(`-${tag}`);
  return Wrapper;
}
