import { warn } from './warn.ts';

/** Widget props. Elements take strings, numbers and booleans as attributes; the rest, and secrets, as properties. */
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

/** Shared settings are for patients: specialists' widgets on the page ignore them. */
const isFor = (element: Element, prop: string): boolean =>
  prop !== 'partner' || element.localName === 'tele-match-widget';

export interface Shared {
  /** Settings of all widgets, unless their element overrides them. */
  readonly all: Settings;
  change: (settings: Settings) => void;
  give: (element: Element, own?: Settings) => void;
  elements: () => readonly Element[];
}

export function sharedSettings(): Shared {
  let all: Settings = {};
  /** Props each element sets itself. Kept while it is off the page: it may come back. */
  const owns = new WeakMap<Element, Set<string>>();
  /** Weak: strong references would keep removed elements with React trees and listeners for the page's lifetime. */
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

export function settingsIn(json: string | null | undefined): Settings {
  if (!json) return {};
  try {
    const read: unknown = JSON.parse(json);
    if (read && typeof read === 'object' && !Array.isArray(read)) return read as Settings;
  } catch {
    // Reported below, for the page's author.
  }
  warn(`data-tele-config is not valid JSON and was ignored. Example: data-tele-config='{"profession":"doctor"}'.`);
  return {};
}
