import type { PaymentIntentOrSetupIntentResult } from '@stripe/stripe-js';
import { leaveTopLayer } from '@tele/ui';
import { afterQuestion } from './after-question.ts';
import type { ProviderAnswer } from './pay.ts';

/** Shows 3-D Secure, which the payment provider lays over the page in its own frame, outside our sheets. */
export async function askOverPage(
  overlays: Parameters<typeof leaveTopLayer>[0],
  question: () => Promise<PaymentIntentOrSetupIntentResult>,
): Promise<ProviderAnswer> {
  const giveBack = leaveTopLayer(overlays);
  try {
    return afterQuestion(await question());
  } finally {
    giveBack();
  }
}
