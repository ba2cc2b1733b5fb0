import type { MatchWidgetProps } from '@tele/match-widget';
import { lateCode } from '@tele/ui';
import type { Blueprint } from '../../elements/blueprint.ts';
import { commonTable } from '../../elements/common-table.ts';

export const matchWidget: Blueprint<MatchWidgetProps> = {
  widget: 'match-widget',
  table: {
    ...commonTable,
    step: { search: true, results: true, request: true, 'new-open-request': true, 'open-request': true },
    // Any text: unknown categories must not fall back to doctors, so the widget stops with an error.
    profession: 'text',
    defaultValues: 'property',
    stripe: 'property',
    onPicksChange: 'event',
    onSelectionCreated: 'event',
    onSubmitted: 'event',
    onBooked: 'event',
    onOpenRequestCreated: 'event',
    onOfferAccepted: 'event',
  },
  part: lateCode(() => import('./part.ts').then(({ part }) => part)),
};
