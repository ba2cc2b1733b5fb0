const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card's brand as people read it, from the payment provider's word: 'Visa' for `visa`, 'Card' for one it does not name. */
export const cardBrand = (brand: string): string => names[brand] ?? 'Card';
