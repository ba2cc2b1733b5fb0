import { fireEvent, screen } from '@testing-library/react';
import { aBlock, aMe, anIncomingSelection, aSavedCard, aTimeOff, storyNow } from '@tele/core/testing';
import { worksWithOwnServer } from '@tele/kit/testing/own-server';
import { ProviderInbox, type ProviderInboxProps } from './ProviderInbox.tsx';

const widget = (props: Partial<ProviderInboxProps>) => (fetch: typeof globalThis.fetch) => (
  <ProviderInbox
    apiBase="https://api.example.test"
    token="token"
    stripe={{ publishableKey: 'pk_test_story' }}
    now={() => new Date(storyNow)}
    privacyNotice={{ url: '/privacy' }}
    {...{ fetch, ...props }}
  />
);

worksWithOwnServer({
  'the inbox and the reply to a request': {
    answers: {
      authMe: aMe({ role: 'specialist' }),
      incomingSelections: {
        items: [anIncomingSelection({ feeCapCents: null, anyFee: true })],
        usualFee: { cents: 24_500, from: 'last-accepted' },
      },
      myCards: { items: [aSavedCard()] },
      timesAway: { timeOff: [aTimeOff({}, ['2026-11-24', '2026-11-24'])], busy: [aBlock('2026-11-24', 10, 12)] },
    },
    widget: widget({}),
    drive: async ({ look }) => {
      const view = await screen.findByText('View');
      look();
      fireEvent.click(view);
      const fee = await screen.findByLabelText('Your consultation fee');
      fireEvent.change(fee, { target: { value: '245.00' } });
      const accept = await screen.findByText('Accept');
      if (accept.closest('button')?.disabled) throw new Error('Accept cannot be pressed');
      look();
    },
    missing: ['Any fee'],
    examples: ['$200.00'],
  },
});
