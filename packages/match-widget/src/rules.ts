import { professionIds, stateCodes } from '@tele/core';
import { stripeRule, widgetRules } from '@tele/kit';
import type { MatchWidgetProps } from './MatchWidget.tsx';

export const rules = widgetRules<MatchWidgetProps, 'profession' | 'partner'>({
  needs: { profession: [undefined, ...professionIds], partner: 'partner' },
  takes: {
    // An unknown step shows the nearest one and warns the host (useStep).
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
