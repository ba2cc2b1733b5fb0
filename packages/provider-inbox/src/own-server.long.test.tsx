import { act, fireEvent, screen } from '@testing-library/react';
import {
  aBlock,
  aMe,
  anIncomingSelection,
  aSavedCard,
  aTimeOff,
  installStoryStripe,
  storyNow,
} from '@tele/core/testing';
import { beforeEach, expect } from 'vitest';
import { worksWithOwnServer, type Journey } from '@tele/kit/testing/own-server';
import { ProviderInbox } from './ProviderInbox.tsx';

beforeEach(() => installStoryStripe());

const accepting: Journey = {
  answers: {
    authMe: aMe({ role: 'specialist' }),
    incomingSelections: {
      items: [anIncomingSelection({ feeCapCents: null, anyFee: true })],
      usualFee: { cents: 24_500, from: 'last-accepted' },
    },
    myCards: { items: [aSavedCard()] },
    timesAway: { timeOff: [aTimeOff({}, ['2026-11-24', '2026-11-24'])], busy: [aBlock('2026-11-24', 10, 12)] },
  },
  widget: (fetch) => (
    <ProviderInbox
      apiBase="https://api.example.test"
      token="token"
      stripe={{ publishableKey: 'pk_test_story' }}
      now={() => new Date(storyNow)}
      privacyNotice={{ url: '/privacy' }}
      fetch={fetch}
    />
  ),
  drive: async ({ look, sent }) => {
    const view = await screen.findByText('View');
    if (screen.queryByText(/^Failed to load/)) throw new Error('Says that a call beyond the specification failed');
    look();
    fireEvent.click(view);
    const fee = await screen.findByLabelText('Your consultation fee');
    fireEvent.change(fee, { target: { value: '245.00' } });
    look();
    fireEvent.click(await screen.findByText('Accept'));
    const pay = await screen.findByText(/^(?:Pay \$20\.00 and accept|Save card & Accept)$/);
    if (pay.textContent === 'Save card & Accept') {
      const card = await screen.findByLabelText('Card number');
      // The card reports that it is ready.
      await act(async () => undefined);
      fireEvent.input(card, { target: { value: '4242424242424242' } });
    }
    look();
    fireEvent.click(pay);
    await screen.findByText('Appointment confirmed');
    expect(sent('acceptSelection').slice(-1)).toMatchObject([{ feeCents: 24_500 }]);
    look();
  },
  missing: ['Any fee'],
  // Example for a specialist who has accepted nothing yet.
  examples: ['$200.00'],
};

worksWithOwnServer({ 'the inbox and the reply to a request': accepting });
