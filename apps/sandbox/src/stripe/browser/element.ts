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
  height: '164px',
  overflow: 'hidden',
  display: 'block',
  'color-scheme': 'light only', // otherwise a dark page puts an opaque white sheet behind the transparent frame
};
let frames = 0;

/** Payment Element: an iframe of the sandbox's origin, so the page never sees a card number. */
export class PaymentElement {
  _elementType = 'payment';
  #origin: string;
  #options: ElementOptions;
  #forget: () => void;
  #handlers = new Map<string, Set<Handler>>();
  #container: HTMLElement | null = null;
  #wire: Wire | undefined;
  #frame: HTMLIFrameElement | undefined;
  #focused = false;
  #destroyed = false;
  #loaded = false;
  #ready = false;
  #tickets = new Map<number, (outcome: never) => void>();

  constructor(origin: string, options: ElementOptions, forget: () => void) {
    this.#origin = origin;
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
    this.#frame = this.#makeFrame();
    container.replaceChildren(this.#frame);
    document.addEventListener('click', this.#followLabel);
  }

  unmount(): void {
    this.#wire?.stop();
    this.#frame?.remove();
    document.removeEventListener('click', this.#followLabel);
    this.#container = null;
    this.#wire = this.#frame = undefined;
    this.#loaded = this.#ready = this.#focused = false;
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
    this.#send('options', plain(this.#options));
  }

  focus(): void {
    this.#frame?.focus();
    this.#send('focus');
  }

  blur(): void {
    this.#send('blur');
    this.#frame?.blur();
  }

  clear(): void {
    this.#send('clear');
  }

  validate(): Promise<{ selectedPaymentMethod?: string; error?: object }> {
    return this.#ask('validate');
  }

  createConfirmationToken(params: Record<string, string>): Promise<{ confirmationToken?: object; error?: object }> {
    return this.#ask('createConfirmationToken', params);
  }

  /** Asks the frame. Throws if the element is not mounted and ready. */
  #ask<Outcome>(type: string, params: Record<string, string> = {}): Promise<Outcome> {
    const wire = this.#wire;
    if (!wire || !this.#ready)
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    const ticket = this.#tickets.size + 1;
    return new Promise<Outcome>((resolve) => {
      this.#tickets.set(ticket, resolve);
      wire.send(type, { ticket, params });
    });
  }

  #makeFrame(): HTMLIFrameElement {
    const name = `__privateStripeFrame${(frames += 1)}`;
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.title = 'Secure payment input frame';
    frame.allow = 'payment *';
    frame.setAttribute('scrolling', 'no');
    for (const [property, value] of Object.entries(frameStyle)) frame.style.setProperty(property, value, 'important');
    this.#wire = connect({
      target: () => frame.contentWindow,
      origin: this.#origin,
      frame: name,
      receive: (type, payload) => this.#receive(type, payload),
    });
    frame.src = `${this.#origin}/stripe-elements/payment#${new URLSearchParams({ frame: name, parent: location.origin })}`;
    return frame;
  }

  #receive(type: string, payload: unknown): void {
    if (type === 'load') {
      this.#loaded = true;
      return this.#send('options', plain(this.#options));
    }
    if (type === 'resize') return this.#frame?.style.setProperty('height', `${Number(payload)}px`, 'important');
    if (type === 'submit') return this.#container?.closest('form')?.requestSubmit();
    if (type === 'outcome') {
      const { ticket, outcome } = payload as { ticket: number; outcome: never };
      return this.#tickets.get(ticket)?.(outcome);
    }
    if (type === 'ready') this.#ready = true;
    if (type === 'focus' || type === 'blur') {
      if (this.#focused === (type === 'focus')) return;
      this.#focused = type === 'focus';
    }
    const quiet = type === 'change' && !this.#ready; // the first report is not a change
    if (!quiet) this.#emit(type, { elementType: this._elementType, ...(payload as object | null) });
  }

  /** Before the frame has loaded, its window is still of the page's origin. */
  #send(type: string, payload?: unknown): void {
    if (this.#loaded) this.#wire?.send(type, payload);
  }

  #emit(type: string, event: unknown): void {
    for (const handler of this.#handlers.get(type) ?? []) handler(event);
  }

  #followLabel = (event: Event): void => {
    const label = event.target instanceof Element ? event.target.closest('label') : null;
    if (label && this.#container?.id && label.htmlFor === this.#container.id) this.focus();
  };
}

function plain(options: ElementOptions): unknown {
  return JSON.parse(JSON.stringify(options));
}
