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

const wallets: Readonly<Record<string, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' };

/** Display name of the payment provider's brand: 'Visa' for `visa`, 'Card' if unknown. */
export const cardBrand = (brand: string): string => names[brand] ?? 'Card';

/** Display name of the payment provider's wallet: 'Google Pay' for `google_pay`, 'wallet' if unknown. */
export const cardWallet = (wallet: string): string => wallets[wallet] ?? 'wallet';
