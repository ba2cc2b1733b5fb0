import { warn } from './warn.ts';

/**
 * Props of widgets by their names, such as `apiBase` and `partner`. An element takes text, numbers and what is true or false as attributes, and
 * the rest as properties; so does what never stands in a page for others to read.
 */
export type Settings = Readonly<Record<string, unknown>>;

const inMemory: readonly string[] = ['token'];

const attributeOf = (prop: string): string => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function give(element: Element, prop: string, value: unknown): void {
  const isText = ['string', 'number', 'boolean'].includes(typeof value) && !inMemory.includes(prop);
  if (isText) element.setAttribute(attributeOf(prop), String(value));
  else Reflect.set(element, prop, value);
}

const has = (element: Element, prop: string): boolean =>
  element.hasAttribute(attributeOf(prop)) || Boolean(Reflect.get(element, prop));

/** What a partner's pages share is for patients: the widgets of specialists beside theirs take none of it. */
const isFor = (element: Element, prop: string): boolean =>
  prop !== 'partner' || element.localName === 'tele-match-widget';

export interface Shared {
  /** What all widgets of the page are given unless their element says otherwise. */
  readonly all: Settings;
  /** Changes that, and every element that takes it. */
  change: (settings: Settings) => void;
  /** Gives an element what is shared, once; `own` comes first. */
  give: (element: Element, own?: Settings) => void;
  /** The elements that were given something and are in the page. */
  elements: () => readonly Element[];
}

/** The settings of a page, and which of its elements have them from here and not from the page. */
export function sharedSettings(): Shared {
  let all: Settings = {};
  /** Props each element sets itself. Kept while it is off the page: it may come back. */
  const owns = new WeakMap<Element, Set<string>>();
  /** Weak: a strong reference would keep removed elements, with their React trees and listeners, for as long as the page is open. */
  const known = new Set<WeakRef<Element>>();
  const apply = (element: Element, settings: Settings): void => {
    for (const [prop, value] of Object.entries(settings))
      if (!owns.get(element)?.has(prop) && isFor(element, prop)) give(element, prop, value);
  };
  const elements = (): readonly Element[] => {
    const connected: Element[] = [];
    for (const reference of known) {
      const element = reference.deref();
      if (!element) known.delete(reference);
      else if (element.isConnected) connected.push(element);
    }
    return connected;
  };
  return {
    get all() {
      return all;
    },
    change(settings) {
      all = { ...all, ...settings };
      for (const element of elements()) apply(element, settings);
    },
    give(element, own = {}) {
      const isNew = !owns.has(element);
      const props = owns.get(element) ?? new Set(Object.keys(all).filter((prop) => has(element, prop)));
      owns.set(element, props);
      if (isNew) known.add(new WeakRef(element));
      for (const [prop, value] of Object.entries(own)) {
        props.add(prop);
        give(element, prop, value);
      }
      if (isNew) apply(element, all);
    },
    elements,
  };
}

/** What a `data-tele-config` says; nothing, told in the console, when it is no JSON of an object. */
export function settingsIn(json: string | null | undefined): Settings {
  if (!json) return {};
  try {
    const read: unknown = JSON.parse(json);
    if (read && typeof read === 'object' && !Array.isArray(read)) return read as Settings;
  } catch {
    // Said below: the page's author wrote it.
  }
  warn(`data-tele-config is not valid JSON and was ignored. Example: data-tele-config='{"profession":"doctor"}'.`);
  return {};
}
