import { CardElement, IntegrationError, type CardOptions } from './element.ts';

type ElementType = string | { __elementType?: string };

export class Elements {
  #origin: string;
  #card: CardElement | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(type: string, options: CardOptions = {}): CardElement {
    if (type !== 'card') throw new IntegrationError(`The sandbox offers the card Element only, not ${type}.`);
    if (this.#card) throw new IntegrationError("Can only create one Element of type 'card'.");
    return (this.#card = new CardElement(this.#origin, options, () => {
      this.#card = null;
    }));
  }

  getElement(elementType: ElementType): CardElement | null {
    const type = typeof elementType === 'string' ? elementType : elementType.__elementType;
    return type === 'card' ? this.#card : null;
  }

  /** Appearance and locale: the card element has neither. */
  update(): void {}

  async fetchUpdates(): Promise<object> {
    return {};
  }

  async submit(): Promise<object> {
    return {};
  }
}
