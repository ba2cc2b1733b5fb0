import { teleVersion } from '@tele/ui';
import type { Blueprint } from './blueprint.ts';
import { createGiven } from './given.ts';
import { logoutOfPage } from './leaving.ts';
import { createLife } from './life.ts';
import { attributesIn, eventsIn, kebab, propertiesIn, type CallbackProp } from './table.ts';

export interface TeleElementMembers {
  /** Resolves once the widget is usable or shows why it is not; same as `tele:ready`. */
  readonly ready: Promise<void>;
  readonly version: string;
  /** Signs out, drops drafts and picks, and ends a popup session for all of the partner's widgets. Never rejects. */
  logout: () => Promise<void>;
}

export type GivenProps<Props> = {
  [
    Name in keyof Props as Name extends 'slots' | 'handle' | Exclude<Extract<Name, `on${string}`>, CallbackProp>
      ? never
      : Name
  ]?: Props[Name] | undefined;
};

export type TeleElement<Props> = HTMLElement & GivenProps<Props> & TeleElementMembers;

export interface TeleElementClass<Props> {
  new (): TeleElement<Props>;
  readonly version: string;
  readonly tag: string;
  readonly events: readonly string[];
  /** Signs out of all elements of the page, even removed ones. Otherwise like an element's `logout`. */
  logout: () => Promise<void>;
}

// Also imported on servers, which have no elements.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export function elementClass<Props extends object>(blueprint: Blueprint<Props>): TeleElementClass<Props> {
  const { table, widget } = blueprint;
  const tag = `tele-${widget}`;
  // The browser stores it and hides it from the page.
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

    // Lets `moveBefore` keep the element connected.
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

    /** Properties set before definition shadow the accessors: re-applies them. */
    #takeOver(): void {
      for (const name of props) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }
  }
  // The accessors come from the table, which the compiler cannot see.
  return Element as unknown as TeleElementClass<Props>;
}
