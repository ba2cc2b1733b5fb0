// Stands in for the payment provider's script in stories: one plain field in place of its frame.
type Listener = (event?: unknown) => void;

const createCard = () => {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (name: string, event?: unknown): void => listeners.get(name)?.forEach((listener) => listener(event));
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  input.inputMode = 'numeric';
  input.placeholder = '1234 1234 1234 1234';
  input.style.cssText = 'border:0;outline:0;width:100%;background:none;color:inherit;font:inherit;height:28px';
  input.addEventListener('focus', () => emit('focus'));
  input.addEventListener('blur', () => emit('blur'));
  input.addEventListener('input', () => emit('change', { complete: input.value.length === 16 }));
  return {
    digits: () => input.value,
    mount: (node: HTMLElement) => {
      node.replaceChildren(input);
      queueMicrotask(() => emit('ready'));
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    update: ({ disabled = false }: { disabled?: boolean }) => {
      input.disabled = disabled;
    },
    unmount: () => input.remove(),
    destroy: () => input.remove(),
  };
};

const createProvider = () => {
  let card: ReturnType<typeof createCard> | null = null;
  return {
    elements: () => ({
      create: () => (card = createCard()),
      getElement: () => card,
      update: () => undefined,
    }),
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    createPaymentMethod: async () =>
      card?.digits().length === 16
        ? { paymentMethod: { id: `pm_${card.digits().slice(-4)}` } }
        : { error: { message: 'Your card number is incomplete.' } },
    handleNextAction: async () => ({}),
  };
};

/** Puts the stand-in on the page; returns the way to take it off. */
export const installStoryStripe = (): (() => void) => {
  Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
  return () => Object.assign(window, { Stripe: undefined });
};
