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

/** Display name of the payment provider's brand: 'Visa' for `visa`, 'Card' if unknown. */
export const cardBrand = (brand: string): string => names[brand] ?? 'Card';
