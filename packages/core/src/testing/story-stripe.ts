// Stands in for the payment provider's script in stories: one plain field in place of its frame. Of the cards that pay for a prepared payment,
// those that end in 0002 are declined, and those that end in 3155 ask the bank.
type Listener = (event?: unknown) => void;

export interface StoryBank {
  /** What the bank's own question ends in; 'nothing' is a no without a word. */
  bankSays?: 'yes' | 'no' | 'nothing';
  /** What comes in place of a payment method: nothing at all, or an error without a word. */
  makes?: 'nothing' | 'a wordless error';
  /** The field of the card cannot be found again. */
  losesTheCard?: boolean;
  /** The question comes in a frame over the page, which must get the focus for a yes. */
  asksInAFrame?: boolean;
  /** The field stands in a frame of its own, which no sheet of the page reaches, as the real one does. */
  inAFrame?: boolean;
  /** With Infinity a payment method never comes. */
  takes?: number;
}

const isComplete = (digits: string): boolean => digits.length === 16;

function openFrame(node: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Secure card payment input frame';
  frame.style.cssText =
    'border:0!important;margin:0!important;padding:0!important;width:1px!important;min-width:100%!important;display:block!important;height:28px!important;color-scheme:light only!important';
  node.replaceChildren(frame);
  const body = frame.contentDocument?.body;
  if (body) body.style.cssText = 'margin:0;font:15px Arial';
  return frame;
}

function createCard() {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (name: string, event?: unknown): void => listeners.get(name)?.forEach((listener) => listener(event));
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  input.inputMode = 'numeric';
  input.placeholder = '1234 1234 1234 1234';
  input.style.cssText = 'border:0;outline:0;width:100%;background:none;color:inherit;font:inherit;height:28px';
  const digits = (): string => input.value.replaceAll(' ', '');
  input.addEventListener('focus', () => emit('focus'));
  input.addEventListener('blur', () => emit('blur'));
  input.addEventListener('input', () => {
    const wrong = digits().startsWith('9');
    emit('change', {
      empty: digits() === '',
      complete: isComplete(digits()),
      error: wrong ? { message: 'Your card number is invalid.' } : undefined,
    });
  });
  let frame: HTMLIFrameElement | null = null;
  const take = (): void => (frame ?? input).remove();
  return {
    digits,
    mount: (node: HTMLElement) => {
      if (!document.contains(node))
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
      frame?.remove();
      frame = bank.inAFrame ? openFrame(node) : null;
      (frame?.contentDocument?.body ?? node).replaceChildren(input);
      queueMicrotask(() => emit('ready'));
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    update: (options: { disabled?: boolean; style?: { base?: { color?: string } } }) => {
      input.disabled = options.disabled ?? false;
      input.style.color = options.style?.base?.color ?? 'inherit';
    },
    unmount: take,
    destroy: take,
  };
}

async function askInAFrame(): Promise<boolean> {
  const frame = document.createElement('iframe');
  frame.title = '3D Secure authentication';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;pointer-events:auto';
  document.body.append(frame);
  frame.focus();
  // What would take the focus back does so after the event.
  await new Promise((resolve) => setTimeout(resolve));
  const isOnTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2) === frame;
  const canBeAnswered = document.activeElement === frame && isOnTop;
  frame.remove();
  return canBeAnswered;
}

// The provider's loader keeps the first script it meets for good, so what changes between stories is kept beside it.
let bank: StoryBank = {};

/** What comes of the bank's own question. */
async function askBank() {
  if (bank.bankSays === 'nothing') return { error: {} };
  const answered = bank.asksInAFrame ? await askInAFrame() : bank.bankSays !== 'no';
  return answered
    ? { paymentIntent: { status: 'requires_capture' } }
    : { error: { message: 'We are unable to authenticate your payment method.' } };
}

function createProvider() {
  let card: ReturnType<typeof createCard> | null = null;
  return {
    elements: () => ({
      create: () => (card = createCard()),
      getElement: () => (bank.losesTheCard ? null : card),
      update: () => {},
    }),
    createToken: () => {},
    confirmCardPayment: async (_secret: string, { payment_method }: { payment_method: string }) => {
      if (payment_method === 'pm_0002') return { error: { message: 'Your card was declined.' } };
      return payment_method === 'pm_3155' ? askBank() : { paymentIntent: { status: 'succeeded' } };
    },
    createPaymentMethod: async () => {
      if (!card || !isComplete(card.digits())) return { error: { message: 'Your card number is incomplete.' } };
      if (bank.makes === 'a wordless error') return { error: {} };
      if (bank.makes === 'nothing') return {};
      if (bank.takes === Infinity) await new Promise(() => {});
      return { paymentMethod: { id: `pm_${card.digits().slice(-4)}` } };
    },
    handleNextAction: askBank,
  };
}

/** Puts the stand-in on the page; returns the way to take it off. */
export function installStoryStripe(next: StoryBank = {}): () => void {
  bank = next;
  Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
  return () => Object.assign(window, { Stripe: undefined });
}
