import type {
  Appearance,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { CardLook } from './card-look.ts';

export interface ElementsTerms {
  look: CardLook | null;
  /** Integer cents, AUD. */
  amountCents: number;
  savesCard: boolean;
}

/** Terms of the confirmation token: the API's payment has the same, or Stripe refuses it. */
export const elementsOptions = (terms: ElementsTerms): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount: terms.amountCents,
  currency: 'aud',
  captureMethod: 'manual',
  setupFutureUsage: terms.savesCard ? 'on_session' : null,
  allowedPaymentMethodTypes: ['card'],
  locale: 'en',
  loader: 'never',
  ...(terms.look && { appearance: appearanceOf(terms.look) }),
});

export const paymentOptions = (readOnly: boolean): StripePaymentElementOptions => ({
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  // Australian cards need no postcode check.
  fields: { billingDetails: { address: 'if_required' } },
  terms: { card: 'never' },
  readOnly,
});

/** White buttons with an outline suit light and dark pages. */
export const expressOptions: StripeExpressCheckoutElementOptions = {
  buttonHeight: 44,
  buttonTheme: { applePay: 'white-outline', googlePay: 'white' },
  buttonType: { googlePay: 'plain' },
  layout: { maxColumns: 3, overflow: 'never' },
};

function appearanceOf({ colours, ...look }: CardLook): Appearance {
  const edge = `0 0 0 1px ${colours.accent}`;
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      fontFamily: look.fontFamily,
      fontSizeBase: look.fontSize,
      borderRadius: look.radius,
      gridRowSpacing: look.gap,
      gridColumnSpacing: look.gap,
      colorPrimary: colours.accent,
      colorBackground: colours.surface,
      colorText: colours.text,
      colorTextSecondary: colours.muted,
      colorTextPlaceholder: colours.faint,
      colorDanger: colours.critical,
      iconColor: colours.faint,
      inputColorBorder: colours.line,
      inputBoxShadow: 'none',
      inputFocusColorBorder: colours.accent,
      inputFocusBoxShadow: edge,
      focusBoxShadow: edge,
      labelColorText: colours.text,
      labelFontSize: look.labelSize,
      labelFontWeight: look.labelWeight,
    },
  };
}
