import { connect, type Wire } from '../../browser/wire.ts';

export type Handler = (event?: unknown) => void;

export type ElementOptions = Record<string, unknown>;

/** Integration error, not the payer's. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}

const frameStyle: Record<string, string> = {
  border: '0',
  margin: '-4px', // wider than its place, for the focus rings of the fields
  padding: '0',
  width: 'calc(100% + 8px)',
  'min-width': 'calc(100% + 8px)',
  overflow: 'hidden',
  display: 'block',
  'color-scheme': 'light only', // otherwise a dark page puts an opaque white sheet behind the transparent frame
};
let frames = 0;

interface FrameKind {
  type: 'payment' | 'expressCheckout';
  title: string;
  height: string;
}

/** Element in an iframe of the sandbox's origin. */
export class FrameElement {
  _elementType: FrameKind['type'];
  _origin: string;
  _ready = false;
  _wire: Wire | undefined;
  _frame: HTMLIFrameElement | undefined;
  #kind: FrameKind;
  #options: ElementOptions;
  #forget: () => void;
  #handlers = new Map<string, Set<Handler>>();
  #container: HTMLElement | null = null;
  #focused = false;
  #destroyed = false;
  #loaded = false;

  constructor(kind: FrameKind, origin: string, options: ElementOptions, forget: () => void) {
    this.#kind = kind;
    this._elementType = kind.type;
    this._origin = origin;
    this.#options = { ...options };
    this.#forget = forget;
  }

  mount(where: string | HTMLElement): void {
    if (this.#destroyed)
      throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
    const container = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where;
    if (!container)
      throw new IntegrationError(
        `The selector you specified (${where as string}) applies to no DOM elements that are currently on the page.`,
      );
    // As in the real library (github.com/stripe/stripe-js/issues/662).
    if (!document.contains(container))
      throw new IntegrationError('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
    if (this.#container === container) return;
    this.unmount();
    this.#container = container;
    this._frame = this.#makeFrame();
    container.replaceChildren(this._frame);
    document.addEventListener('click', this.#followLabel);
  }

  unmount(): void {
    this._wire?.stop();
    this._frame?.remove();
    document.removeEventListener('click', this.#followLabel);
    this.#container = null;
    this._wire = this._frame = undefined;
    this.#loaded = this._ready = this.#focused = false;
  }

  destroy(): void {
    this.unmount();
    this.#destroyed = true;
    this.#handlers.clear();
    this.#forget();
  }

  on(event: string, handler: Handler): this {
    const known = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, known.add(handler));
    return this;
  }

  once(event: string, handler: Handler): this {
    const first: Handler = (value) => {
      this.off(event, first);
      handler(value);
    };
    return this.on(event, first);
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.#handlers.get(event)?.delete(handler);
    else this.#handlers.delete(event);
    return this;
  }

  update(options: ElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this._send('options', plain(this.#options));
  }

  focus(): void {
    this._frame?.focus();
    this._send('focus');
  }

  blur(): void {
    this._send('blur');
    this._frame?.blur();
  }

  clear(): void {
    this._send('clear');
  }

  #makeFrame(): HTMLIFrameElement {
    const name = `__privateStripeFrame${(frames += 1)}`;
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.title = this.#kind.title;
    frame.allow = 'payment *';
    frame.setAttribute('scrolling', 'no');
    for (const [property, value] of Object.entries({ ...frameStyle, height: this.#kind.height }))
      frame.style.setProperty(property, value, 'important');
    this._wire = connect({
      target: () => frame.contentWindow,
      origin: this._origin,
      frame: name,
      receive: (type, payload) => this._receive(type, payload),
    });
    frame.src = `${this._origin}/stripe-elements/${this._elementType}#${new URLSearchParams({ frame: name, parent: location.origin })}`;
    return frame;
  }

  _receive(type: string, payload: unknown): void {
    if (type === 'load') {
      this.#loaded = true;
      return this._send('options', plain(this.#options));
    }
    if (type === 'resize') return this._frame?.style.setProperty('height', `${Number(payload)}px`, 'important');
    if (type === 'submit') return this.#container?.closest('form')?.requestSubmit();
    if (type === 'ready') this._ready = true;
    if (type === 'focus' || type === 'blur') {
      if (this.#focused === (type === 'focus')) return;
      this.#focused = type === 'focus';
    }
    const quiet = type === 'change' && !this._ready; // the first report is not a change
    if (!quiet) this._emit(type, { elementType: this._elementType, ...(payload as object | null) });
  }

  /** Before the frame has loaded, its window is still of the page's origin. */
  _send(type: string, payload?: unknown): void {
    if (this.#loaded) this._wire?.send(type, payload);
  }

  /** False without listeners. */
  _emit(type: string, event: unknown): boolean {
    const handlers = this.#handlers.get(type);
    for (const handler of handlers ?? []) handler(event);
    return Boolean(handlers?.size);
  }

  #followLabel = (event: Event): void => {
    const label = event.target instanceof Element ? event.target.closest('label') : null;
    if (label && this.#container?.id && label.htmlFor === this.#container.id) this.focus();
  };
}

function plain(options: ElementOptions): unknown {
  return JSON.parse(JSON.stringify(options));
}
