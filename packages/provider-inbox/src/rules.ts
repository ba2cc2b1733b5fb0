import { stripeRule, widgetRules } from '@tele/kit';
import type { ProviderInboxProps } from './ProviderInbox.tsx';

/** What a host without types may pass. */
export const rules = widgetRules<ProviderInboxProps>({
  needs: {},
  takes: {
    // A word that is no step shows the nearest one, of which the host is told (useStep).
    step: 'text',
    stripe: stripeRule,
    appointmentsUrl: 'text',
    onAccepted: 'function',
    onDeclined: 'function',
    onOfferMade: 'function',
  },
});
