import { stripeRule, widgetRules } from '@tele/kit';
import type { ProviderInboxProps } from './ProviderInbox.tsx';

export const rules = widgetRules<ProviderInboxProps>({
  needs: {},
  takes: {
    // An unknown step shows the nearest one and warns the host (useStep).
    step: 'text',
    stripe: stripeRule,
    appointmentsUrl: 'text',
    onAccepted: 'function',
    onDeclined: 'function',
    onOfferMade: 'function',
  },
});
