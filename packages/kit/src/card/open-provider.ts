import { lateCode } from '@tele/ui';
import type { StripeSettings } from '../provider/context.ts';
import { loadScript } from '../script/load-script.ts';
import { providerScript } from './provider-script.ts';

const stripeParts = lateCode(() => import('./stripe-parts.ts'));

/** Loads the provider's script and our frame on demand: pages without a card form skip both. */
export async function openProvider({ publishableKey, scriptUrl }: StripeSettings, nonce?: string) {
  const [{ loadStripe, ...parts }] = await Promise.all([
    stripeParts.load(),
    // The provider's loader sets `src` without Trusted Types or a nonce, but reuses a script already on the page.
    isOnPage(document) && !scriptUrl
      ? undefined
      : loadScript(document, { home: providerScript, named: scriptUrl, nonce }),
  ]);
  const stripe = await loadStripe(publishableKey, { locale: 'en' });
  if (!stripe) throw new Error('Tele: the payment script did not load Stripe.');
  return { stripe, ...parts };
}

/** True if the host uses the same provider: one script serves both. */
function isOnPage(page: Document): boolean {
  const { origin } = new URL(providerScript);
  const view = page.defaultView as { Stripe?: unknown } | null;
  return view?.Stripe !== undefined || page.querySelector(`script[src^="${origin}"]`) !== null;
}

export type OpenedProvider = Awaited<ReturnType<typeof openProvider>>;
