import { FrameElement, IntegrationError, type ElementOptions } from './element.ts';
import { openWallet, type WalletSheet } from './wallet.ts';

/** Stripe's limit for the answer to a click. */
const clickLimitMs = 1_000;

/** Result of the wallet's sheet; the card is a test token, or empty if the wallet failed. */
export interface WalletCard {
  wallet: string;
  card: string;
}

/** Express Checkout Element: the buttons of the device's wallets, for a registered domain. */
export class ExpressElement extends FrameElement {
  _accepted: WalletCard | null = null;
  #sheet: WalletSheet | null = null;
  #terms: () => { amount?: number; currency?: string };

  constructor(
    origin: string,
    options: ElementOptions,
    about: { forget: () => void; terms: () => { amount?: number; currency?: string } },
  ) {
    super(
      { type: 'expressCheckout', title: 'Secure express checkout frame', height: '0' },
      origin,
      options,
      about.forget,
    );
    this.#terms = about.terms;
  }

  /** Closes the sheet, after the payment or without it. */
  _finish(): void {
    this.#sheet?.close();
    this.#sheet = this._accepted = null;
  }

  override unmount(): void {
    this._finish();
    super.unmount();
  }

  override _receive(type: string, payload: unknown): void {
    if (type !== 'click') return super._receive(type, payload);
    if (this.#sheet) return;
    const wallet = String(payload);
    let open = true;
    const answer = (act: () => void) => (): void => {
      clearTimeout(late);
      if (open) act();
      open = false;
    };
    const late = setTimeout(() => {
      open = false;
      throw new IntegrationError('The click event of the Express Checkout Element must be resolved within 1 second.');
    }, clickLimitMs);
    const resolve = answer(() => this.#show(wallet));
    const isHeard = this._emit('click', {
      elementType: this._elementType,
      expressPaymentType: wallet,
      resolve,
      reject: answer(() => undefined),
    });
    if (!isHeard) resolve();
  }

  #show(wallet: string): void {
    const { amount, currency } = this.#terms();
    this.#sheet = openWallet(
      this._origin,
      { wallet, amount: String(amount), currency: String(currency) },
      (type, card) => {
        if (type === 'cancel') {
          this._finish();
          this._emit('cancel', { elementType: this._elementType });
        }
        if (type !== 'accept') return;
        this._accepted = { wallet, card: String(card) };
        this._emit('confirm', { expressPaymentType: wallet, paymentFailed: () => this._finish() });
      },
    );
  }
}
