// Stand-in for Stripe's script in stories, with a plain field. Cards ending 0002 are declined; 3155 asks
// the bank.
type Listener = (event?: unknown) => void;

export interface StoryBank {
  /** Result of the bank's question. 'nothing' is a silent refusal. */
  bankSays?: 'yes' | 'no' | 'nothing';
  makes?: 'nothing' | 'a wordless error';
  /** The card field cannot be found again. */
  losesTheCard?: boolean;
  /** The question opens in a frame over the page, which needs the focus to confirm. */
  asksInAFrame?: boolean;
  /** The field has its own frame, which page styles do not reach, like the real one. */
  inAFrame?: boolean;
  /** Infinity: a payment method never arrives. */
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
  let place: HTMLElement | null = null;
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    place?.closest('form')?.requestSubmit();
  });
  const take = (): void => (frame ?? input).remove();
  return {
    digits,
    mount: (node: HTMLElement) => {
      if (!document.contains(node))
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
      frame?.remove();
      place = node;
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
  // Waits until other handlers of the event have moved the focus.
  await new Promise((resolve) => setTimeout(resolve));
  const isOnTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2) === frame;
  const canBeAnswered = document.activeElement === frame && isOnTop;
  frame.remove();
  return canBeAnswered;
}

// The provider's loader keeps its first script, so changes between stories are stored here.
let bank: StoryBank = {};

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

/** Installs the stand-in. Returns a function that removes it. */
export function installStoryStripe(next: StoryBank = {}): () => void {
  bank = next;
  Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
  return () => Object.assign(window, { Stripe: undefined });
}
