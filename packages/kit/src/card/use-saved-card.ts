import type { PaymentIntentOrSetupIntentResult, Stripe } from '@stripe/stripe-js';
import { useMessages, useOverlayContainer } from '@tele/ui';
import { useHostPage, useTele } from '../provider/context.ts';
import { askOverPage, confirmWith } from './ask-over-page.ts';
import type { CardHandle } from './CardFrame.tsx';
import { cardMessages } from './card.messages.ts';
import { openProvider } from './open-provider.ts';
import type { ProviderAnswer } from './pay.ts';

export const useSavedCard = (paymentMethodId: string): CardHandle => {
  const { stripe: settings } = useTele();
  const { nonce } = useHostPage();
  const overlays = useOverlayContainer();
  const t = useMessages(cardMessages);
  const ask = async (
    question: (stripe: Stripe) => Promise<PaymentIntentOrSetupIntentResult>,
  ): Promise<ProviderAnswer> => {
    if (!settings) return { errorMessage: t.unconfigured };
    const { stripe } = await openProvider(settings, nonce);
    return askOverPage(overlays, () => question(stripe));
  };
  return {
    readCard: async () => ({ paymentMethodId }),
    handleNextAction: (clientSecret) => ask((stripe) => stripe.handleNextAction({ clientSecret })),
    confirmPayment: (clientSecret, payment_method) =>
      ask((stripe) => confirmWith(stripe, clientSecret, { payment_method })),
  };
};
