import { teleVersion } from '@tele/ui';
import type { Blueprint } from './blueprint.ts';
import { createGiven } from './given.ts';
import { logoutOfPage } from './leaving.ts';
import { createLife } from './life.ts';
import { attributesIn, eventsIn, kebab, propertiesIn, type CallbackProp } from './table.ts';

/** What every element of ours has, whichever widget it shows. */
export interface TeleElementMembers {
  /** Kept once the widget can be used, or says why it cannot; as `tele:ready` tells. */
  readonly ready: Promise<void>;
  /** Of the package, such as '0.1.0'. */
  readonly version: string;
  /**
   * Signs out: the token is forgotten, and with it whatever the person wrote and picked. A session that was begun in a window of ours is ended,
   * for all widgets of the partner on the page, whether or not this one stands in it. Settles when the service has answered, or cannot; never rejects.
   */
  logout: () => Promise<void>;
}

/** The props of a widget that are properties of its element: all but the events and the slots, which it makes itself. */
export type GivenProps<Props> = {
  [
    Name in keyof Props as Name extends 'slots' | 'handle' | Exclude<Extract<Name, `on${string}`>, CallbackProp>
      ? never
      : Name
  ]?: Props[Name] | undefined;
};

/** An element that shows the widget with these props. */
export type TeleElement<Props> = HTMLElement & GivenProps<Props> & TeleElementMembers;

export interface TeleElementClass<Props> {
  new (): TeleElement<Props>;
  readonly version: string;
  /** 'tele-match-widget'. */
  readonly tag: string;
  /** All that it tells its page: 'tele:ready' and so on. */
  readonly events: readonly string[];
  /** Signs out whoever is signed in in any element of the page, for a page that has taken them away. Otherwise as an element's own. */
  logout: () => Promise<void>;
}

// Imported on a server too, where there are no elements.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export function elementClass<Props extends object>(blueprint: Blueprint<Props>): TeleElementClass<Props> {
  const { table, widget } = blueprint;
  const tag = `tele-${widget}`;
  // The browser keeps it, and hides it from the page.
  const props = propertiesIn(table).filter((name) => name !== 'nonce');
  const propOf = new Map(attributesIn(table).map((name) => [kebab(name), name]));

  class Element extends Base {
    static readonly observedAttributes = [...propOf.keys()];
    static readonly version = teleVersion;
    static readonly tag = tag;
    static readonly events = eventsIn(table).map((name) => `tele:${kebab(name)}`);

    static readonly logout = logoutOfPage;

    static {
      for (const name of props) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Element) {
            return this.#given.get(name);
          },
          set(this: Element, value: unknown) {
            this.#given.setProperty(name, value);
            this.#life.update();
          },
        });
      }
    }

    readonly #given = createGiven(table, (text) =>
      this.ownerDocument.defaultView?.console.warn(`Tele, <${tag}>: ${text}`),
    );
    readonly #life = createLife(this, blueprint, this.#given);

    get ready(): Promise<void> {
      return this.#life.ready;
    }

    get version(): string {
      return teleVersion;
    }

    logout(): Promise<void> {
      return this.#life.logout();
    }

    connectedCallback(): void {
      this.#takeOver();
      this.#life.connect();
    }

    disconnectedCallback(): void {
      this.#life.disconnect();
    }

    // With it, `moveBefore` leaves the element as it is.
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      this.ownerDocument.defaultView?.console.warn(
        `Tele, <${tag}>: it was moved to another document and may not work there. Create a new element instead.`,
      );
    }

    attributeChangedCallback(attribute: string, _: string | null, text: string | null): void {
      this.#given.setAttribute(propOf.get(attribute) ?? attribute, text);
      this.#life.update();
    }

    /** What was set before the element was known stands in the way of its accessors. */
    #takeOver(): void {
      for (const name of props) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }
  }
  // The accessors are those of the table, which the compiler does not see.
  return Element as unknown as TeleElementClass<Props>;
}
