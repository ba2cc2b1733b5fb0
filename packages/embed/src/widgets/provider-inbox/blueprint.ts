import type { ProviderInboxProps } from '@tele/provider-inbox';
import { lateCode } from '@tele/ui';
import type { Blueprint } from '../../elements/blueprint.ts';
import { commonTable } from '../../elements/common-table.ts';

export const providerInbox: Blueprint<ProviderInboxProps> = {
  widget: 'provider-inbox',
  table: {
    ...commonTable,
    step: { inbox: true, respond: true, requests: true, offers: true, payouts: true },
    stripe: 'property',
    appointmentsUrl: 'text',
    onAccepted: 'event',
    onDeclined: 'event',
    onOfferMade: 'event',
  },
  part: lateCode(() => import('./part.ts').then(({ part }) => part)),
};
