import { FrameElement, IntegrationError, type ElementOptions } from './element.ts';

/** The card fields: the page never sees a card number. */
export class PaymentElement extends FrameElement {
  #tickets = new Map<number, (outcome: never) => void>();

  constructor(origin: string, options: ElementOptions, forget: () => void) {
    super({ type: 'payment', title: 'Secure payment input frame', height: '164px' }, origin, options, forget);
  }

  validate(): Promise<{ selectedPaymentMethod?: string; error?: object }> {
    return this.#ask('validate');
  }

  createConfirmationToken(params: Record<string, string>): Promise<{ confirmationToken?: object; error?: object }> {
    return this.#ask('createConfirmationToken', params);
  }

  /** Asks the frame. Throws if the element is not mounted and ready. */
  #ask<Outcome>(type: string, params: Record<string, string> = {}): Promise<Outcome> {
    const wire = this._wire;
    if (!wire || !this._ready)
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
      );
    const ticket = this.#tickets.size + 1;
    return new Promise<Outcome>((resolve) => {
      this.#tickets.set(ticket, resolve);
      wire.send(type, { ticket, params });
    });
  }

  override _receive(type: string, payload: unknown): void {
    if (type !== 'outcome') return super._receive(type, payload);
    const { ticket, outcome } = payload as { ticket: number; outcome: never };
    this.#tickets.get(ticket)?.(outcome);
  }
}
