import { connect, type Wire } from '../../browser/wire.ts';

export type Handler = (event?: unknown) => void;
type Outcome = { paymentMethod?: object; error?: object };
type Classes = Partial<Record<'base' | 'complete' | 'empty' | 'focus' | 'invalid', string>>;

export interface CardOptions {
  classes?: Classes;
  [name: string]: unknown;
}

interface CardState {
  complete: boolean;
  empty: boolean;
  error?: object;
}

/** Integration error, not the payer's. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}

const names: Required<Classes> = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const frameStyle: Record<string, string> = {
  border: '0',
  margin: '0',
  padding: '0',
  width: '1px',
  'min-width': '100%',
  overflow: 'hidden',
  display: 'block',
  'color-scheme': 'light only', // otherwise a dark page puts an opaque white sheet behind the transparent frame
  height: '20px',
};
let frames = 0;

/** Card element: an iframe of the sandbox's origin, so the page never sees a card number. */
export class CardElement {
  _elementType = 'card';
  #origin: string;
  #options: CardOptions;
  #forget: () => void;
  #handlers = new Map<string, Set<Handler>>();
  #container: HTMLElement | null = null;
  #wire: Wire | undefined;
  #frame: HTMLIFrameElement | undefined;
  #state: CardState = { complete: false, empty: true };
  #focused = false;
  #destroyed = false;
  #ready = false;
  #tickets = new Map<number, (outcome: Outcome) => void>();

  constructor(origin: string, options: CardOptions, forget: () => void) {
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
    this.#paint();
    document.addEventListener('click', this.#followLabel);
  }

  unmount(): void {
    this.#wire?.stop();
    this.#frame?.remove();
    document.removeEventListener('click', this.#followLabel);
    this.#container?.classList.remove(
      ...Object.values({ ...names, ...this.#options.classes }).flatMap((one) => one.split(/\s+/)),
    );
    this.#container = null;
    this.#wire = this.#frame = undefined;
    this.#ready = this.#focused = false;
    this.#state = { complete: false, empty: true };
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

  update(options: CardOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#wire?.send('options', plain(this.#options));
    this.#paint();
  }

  focus(): void {
    this.#frame?.focus();
    this.#wire?.send('focus');
  }

  blur(): void {
    this.#wire?.send('blur');
    this.#frame?.blur();
  }

  clear(): void {
    this.#wire?.send('clear');
  }

  _createPaymentMethod(fields: Record<string, string>): Promise<Outcome> {
    const wire = this.#wire;
    if (!wire || !this.#ready)
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    const ticket = this.#tickets.size + 1;
    return new Promise((resolve) => {
      this.#tickets.set(ticket, resolve);
      wire.send('createPaymentMethod', { ticket, fields });
    });
  }

  #makeFrame(): HTMLIFrameElement {
    const name = `__privateStripeFrame${(frames += 1)}`;
    const frame = document.createElement('iframe');
    frame.name = name;
    frame.title = 'Secure card payment input frame';
    frame.allow = 'payment *';
    frame.setAttribute('scrolling', 'no');
    for (const [property, value] of Object.entries(frameStyle)) frame.style.setProperty(property, value, 'important');
    this.#wire = connect({
      target: () => frame.contentWindow,
      origin: this.#origin,
      frame: name,
      receive: (type, payload) => this.#receive(type, payload),
    });
    frame.src = `${this.#origin}/stripe-elements/card#${new URLSearchParams({ frame: name, parent: location.origin })}`;
    return frame;
  }

  #receive(type: string, payload: unknown): void {
    if (type === 'load') return this.#wire?.send('options', plain(this.#options));
    if (type === 'resize') return this.#frame?.style.setProperty('height', `${Number(payload)}px`, 'important');
    if (type === 'submit') return this.#container?.closest('form')?.requestSubmit();
    if (type === 'outcome') {
      const { ticket, outcome } = payload as { ticket: number; outcome: Outcome };
      return this.#tickets.get(ticket)?.(outcome);
    }
    if (type === 'ready') this.#ready = true;
    if (type === 'change') this.#state = payload as CardState;
    if (type === 'focus' || type === 'blur') {
      if (this.#focused === (type === 'focus')) return;
      this.#focused = type === 'focus';
    }
    this.#paint();
    const quiet = type === 'change' && !this.#ready; // the first report is not a change
    if (!quiet) this.#emit(type, type === 'change' ? payload : { elementType: 'card' });
  }

  #emit(type: string, event: unknown): void {
    for (const handler of this.#handlers.get(type) ?? []) handler(type === 'ready' ? this : event);
  }

  #paint(): void {
    const { complete, empty, error } = this.#state;
    const on = { base: true, complete, empty, focus: this.#focused, invalid: Boolean(error) };
    for (const [state, name] of Object.entries({ ...names, ...this.#options.classes }))
      for (const part of name.split(/\s+/).filter(Boolean))
        this.#container?.classList.toggle(part, on[state as keyof Classes]);
  }

  #followLabel = (event: Event): void => {
    const label = event.target instanceof Element ? event.target.closest('label') : null;
    if (label && this.#container?.id && label.htmlFor === this.#container.id) this.focus();
  };
}

function plain(options: CardOptions): unknown {
  return JSON.parse(JSON.stringify(options));
}
