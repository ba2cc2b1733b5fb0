import { lateCode } from '@tele/ui';
import type { StripeSettings } from '../provider/context.ts';
import { loadScript } from '../script/load-script.ts';

const stripeParts = lateCode(() => import('./stripe-parts.ts'));

/** Loads the provider's script and our frame for it, both on demand: nobody pays for them before a card is asked for. */
export async function openProvider({ publishableKey, scriptUrl }: StripeSettings) {
  const [{ loadStripe, CardFrame }] = await Promise.all([
    stripeParts.load(),
    // The loader knows one address only, but takes what is already on the page.
    scriptUrl ? loadScript(document, scriptUrl) : undefined,
  ]);
  const stripe = await loadStripe(publishableKey, { locale: 'en' });
  if (!stripe) throw new Error('Tele: the payment script loaded without offering its service.');
  return { stripe, CardFrame };
}

export type OpenedProvider = Awaited<ReturnType<typeof openProvider>>;
