// Stand-in for Stripe's Express Checkout Element in stories. A press of a button accepts or closes the sheet.
type Listener = (event?: unknown) => void;

const names = { apple_pay: 'Apple Pay', google_pay: 'G Pay', link: 'Link' } as const;

export type StoryWallet = keyof typeof names;

export interface StoryWallets {
  /** Wallets of the device. Default: none. */
  wallets?: readonly StoryWallet[];
  /** How the person ends the sheet. Default: accepted. */
  walletEnds?: 'accepted' | 'cancelled';
  /** Last digits of the wallet's card. Default: 4242. */
  walletCard?: string;
  /** Called when the page fails the payment in the sheet. */
  onWalletFailed?: () => void;
}

const buttonLook = (wallet: StoryWallet): string =>
  `flex:1;block-size:44px;border:1px solid #747775;border-radius:8px;font:500 16px system-ui;color:#1f1f1f;background:${wallet === 'link' ? '#00d66f' : '#fff'};cursor:pointer`;

export function createExpressElement(device: StoryWallets, accept: (digits: string | null) => void) {
  const { wallets = [], walletEnds = 'accepted', walletCard = '4242' } = device;
  const listeners = new Map<string, Set<Listener>>();
  const emit = (name: string, event?: unknown): void => listeners.get(name)?.forEach((listener) => listener(event));
  const row = document.createElement('div');
  row.style.cssText = 'display:flex;gap:8px';
  const open = (wallet: StoryWallet): void => {
    if (walletEnds === 'cancelled') return emit('cancel', { elementType: 'expressCheckout' });
    accept(walletCard);
    const paymentFailed = (): void => {
      accept(null);
      device.onWalletFailed?.();
    };
    emit('confirm', { expressPaymentType: wallet, paymentFailed });
  };
  for (const wallet of wallets) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: names[wallet] });
    button.style.cssText = buttonLook(wallet);
    button.addEventListener('click', () =>
      emit('click', { expressPaymentType: wallet, resolve: () => open(wallet), reject: () => undefined }),
    );
    row.append(button);
  }
  const take = (): void => row.remove();
  return {
    mount: (node: HTMLElement) => {
      if (!document.contains(node))
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
      if (wallets.length > 0) node.replaceChildren(row);
      queueMicrotask(() => emit('ready', { availablePaymentMethods: wallets.length > 0 ? {} : undefined }));
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    update: () => undefined,
    unmount: take,
    destroy: take,
  };
}
