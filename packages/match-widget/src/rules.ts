import { professionIds, stateCodes } from '@tele/core';
import { stripeRule, widgetRules } from '@tele/kit';
import type { MatchWidgetProps } from './MatchWidget.tsx';

/** What a host without types may pass. */
export const rules = widgetRules<MatchWidgetProps, 'profession' | 'partner'>({
  needs: { profession: [undefined, ...professionIds], partner: 'partner' },
  takes: {
    // A word that is no step shows the nearest one, of which the host is told (useStep).
    step: 'text',
    defaultValues: { takes: { specialty: 'text', state: stateCodes } },
    stripe: stripeRule,
    onPicksChange: 'function',
    onSelectionCreated: 'function',
    onSubmitted: 'function',
    onBooked: 'function',
    onOpenRequestCreated: 'function',
    onOfferAccepted: 'function',
  },
});
