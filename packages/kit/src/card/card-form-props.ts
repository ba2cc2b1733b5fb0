import type { ReactNode } from 'react';
import type { ConfirmPayment } from './pay.ts';

export interface CardFormProps {
  submitLabel: string;
  busyLabel?: string;
  /** Amount in integer cents, AUD; read out with the button. */
  amountCents: number;
  hold?: boolean;
  /** Choice to save a new card, below it. */
  saveChoice?: ReactNode;
  /** Saves a new card with the payment: the API saves it too. Default: false. */
  savesCard?: boolean;
  /** Called before the card is sent: false stops it, and the caller shows the missing entries. */
  isReady?: () => boolean;
  /** Sends a new card's `ctoken_…` or a saved card's `pm_…`. Errors appear above the button.
   * CARD_ACTION_REQUIRED runs 3-D Secure, then repeats the call. */
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  /** Text for an error from `onPaymentMethod`. Default: the service's message. */
  describeError?: (error: unknown) => string;
  /** Text without a message. Default: 'Payment failed', or 'Failed to save card' if it is saved (spec section 8). */
  failureText?: string;
  onBusyChange?: (busy: boolean) => void;
  /** Announced when done. Null if the caller announces it: never twice. */
  doneText?: string | null;
  /** Container of the button, such as a sheet's footer. Null while it mounts. */
  submitContainer?: HTMLElement | null;
}

export interface CardChoiceProps extends CardFormProps {
  /** Button label for a saved card. Default: `submitLabel`, as for a new one. */
  savedLabel?: string;
  /** Starts with a new card. Default: false. */
  another?: boolean;
  children?: ReactNode;
}
