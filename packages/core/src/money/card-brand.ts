const names: Readonly<Record<string, string>> = {
  amex: 'American Express',
  apple_pay: 'Apple Pay',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  google_pay: 'Google Pay',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Display name of the payment provider's brand or wallet: 'Visa' for `visa`, 'Card' if unknown. */
export const cardBrand = (brand: string): string => names[brand] ?? 'Card';
