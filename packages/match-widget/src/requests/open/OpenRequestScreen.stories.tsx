import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { OpenRequest, Offer } from '@tele/core';
import { aMeeting, anAcceptedOffer, anOpenRequest, anOffer, fail, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer, never } from '../../testing/answer.ts';
import { bookedRequest, offering } from '../../testing/offered.ts';
import { desk, phone } from '../../testing/widths.tsx';
import { OpenRequestScreen } from './OpenRequestScreen.tsx';

const meta = {
  title: 'Screens/Request for times',
  component: OpenRequestScreen,
  args: {
    requestId: 'req_5H8KQ2',
    requestsHref: '#/requests',
    appointmentsHref: (offerId) => `#/appointments?apt=${offerId}`,
    findHref: (profession) => `#/match/${profession}`,
    onSeen: fn(),
    onDeleted: fn(),
  },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof OpenRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

let service: ReturnType<typeof offering>;

const withOffers = (...offers: Offer[]) => answer(mock('getOpenRequest', anOpenRequest({ offers })));

export const Offers: Story = {
  tags: ['spec:3.offer', 'spec:4.offer-flow', 'spec:9.offer-window'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Offer from Dr Callum Brodie' }));
    await expect(card.getByRole('timer')).toHaveTextContent('28:00 left');
    await expect(card.getByText('until 10:40 am AEDT')).toBeVisible();
    await expect(card.getAllByRole('radio')).toHaveLength(3);
    await expect(card.getByRole('radio', { name: /^9:00/ })).toBeChecked();
    await expect(canvas.getByRole('region', { name: 'Offer from Dr Priya Venkatesan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  },
};
export const OffersDesk: Story = { decorators: [desk] };
export const OffersDark: Story = { ...OffersDesk, globals: { scheme: 'dark' } };
export const OffersNarrow: Story = { decorators: [phone] };

export const Waiting: Story = {
  beforeEach: withOffers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for offers')).toBeVisible();
    await expect(canvas.getByText(/^Doctors can reply until Mon 30 Nov/)).toBeVisible();
    await expect(canvas.getByText(/Asking is free/)).toBeVisible();
  },
};
export const WaitingDesk: Story = { ...Waiting, decorators: [desk] };

export const ChosenAndPaid: Story = {
  tags: ['spec:4.offer-flow', 'journey'],
  beforeEach: (context) => {
    service = offering(anOpenRequest());
    answer(...service.handlers)(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('region', { name: 'Offer from Dr Callum Brodie' }));
    card.getByRole('radio', { name: /^9:00/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(card.getByRole('radio', { name: /^11:00/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Accept offer' }));
    await expect(await sheet.findByText('Charged now')).toBeVisible();
    await expect(sheet.getByText(/^By Mon 23 Nov, 11:00 am AEDT \(24 hours before/)).toBeVisible();
    const field = await sheet.findByLabelText('Card number');
    await userEvent.type(field, '4242424242424242{Enter}');
    await expect(await canvas.findByText('Your consultation is booked')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The pressed button is gone: the focus is on the result.
    const booking = canvas.getByRole('region', { name: 'Your consultation is booked' });
    await waitFor(() => expect(document.activeElement).toBe(booking.parentElement));
    await expect(service.calls).toEqual(['prepare 2026-11-24T00:00:00.000Z', 'finalise']);
    await expect(args.onSeen).toHaveBeenLastCalledWith({ status: 'BOOKED', offerId: 'off_7QK3WD' });
    await expect(canvas.getByRole('link', { name: 'View in appointments' })).toHaveAttribute(
      'href',
      '#/appointments?apt=off_7QK3WD',
    );
  },
};

export const BankAsked: Story = {
  beforeEach: (context) => {
    answer(...offering(anOpenRequest()).handlers)(context);
    return installStoryStripe({ asksInAFrame: true });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept for \$245\.00, Tue.24.Nov, 9:00/ }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expectState(async () => expect(await canvas.findByText('Your consultation is booked')).toBeVisible());
  },
};

export const PaidByWallet: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    answer(...offering(anOpenRequest()).handlers)(context);
    return installStoryStripe({ wallets: ['apple_pay', 'google_pay', 'link'] });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept for \$245\.00, Tue.24.Nov, 9:00/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Accept offer' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'G Pay' }));
    await expectState(async () => expect(await canvas.findByText('Your consultation is booked')).toBeVisible());
  },
};

export const OfferOrWallet: Story = {
  ...PaidByWallet,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept for \$245\.00, Tue.24.Nov, 9:00/ }));
    await expectState(async () => {
      await expect(await screen.findByRole('button', { name: 'G Pay' })).toBeVisible();
      await expect(await screen.findByLabelText('Card number')).toBeVisible();
    });
  },
};

export const Declined: Story = {
  beforeEach: (context) => {
    service = offering(anOpenRequest());
    answer(...service.handlers)(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept for \$245\.00/ }));
    const field = await screen.findByLabelText('Card number');
    await userEvent.type(field, '4000000000000002{Enter}');
    await expectState(async () => {
      await expect(await screen.findByText('Your card was declined.')).toBeVisible();
      await expect(screen.getByText('We’ve reserved your time until 10:40 am AEDT.')).toBeVisible();
      await expect(service.calls).toEqual(['prepare 2026-11-23T22:00:00.000Z']);
    });
  },
};

export const SlotTaken: Story = {
  beforeEach: (context) => {
    let taken = false;
    answer(
      mock('getOpenRequest', () =>
        anOpenRequest({
          offers: [
            anOffer({ slots: anOffer().slots.map((slot, index) => ({ ...slot, isFree: !taken || index > 0 })) }),
          ],
        }),
      ),
      mock('prepareOffer', () => {
        taken = true;
        return fail(409, 'SLOT_TAKEN', 'This time is no longer available.');
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept for \$245\.00/ }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Tue 24 Nov, 9:00 am is no longer available. You have not been charged. Choose another time.',
      );
      await waitFor(() => expect(canvas.getByRole('radio', { name: /^9:00/ })).toBeDisabled());
      await expect(canvas.getByRole('radio', { name: /^11:00/ })).toBeChecked();
    });
  },
};

export const PaidForElsewhere: Story = {
  beforeEach: (context) => {
    answer(mock('prepareOffer', fail(409, 'PAYMENT_IN_PROGRESS', 'Another offer of this request is being paid for.')))(
      context,
    );
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Accept for/ }))[0] as HTMLElement);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () =>
      expect(await screen.findByText('Another offer of this request is being paid for.')).toBeVisible(),
    );
  },
};

export const Free: Story = {
  beforeEach: (context) => answer(...offering(anOpenRequest({ offers: [anOffer({ feeCents: 0 })] })).handlers)(context),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept, Tue.24.Nov/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Accept offer' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Accept and book' }));
    await expectState(async () => expect(await canvas.findByText('Your consultation is booked')).toBeVisible());
  },
};

/** Closed after the payment: the held time is booked on return, without another press. */
export const BackAfterPaying: Story = {
  beforeEach: (context) => {
    const held = anOffer({ status: 'HELD', heldSlotISO: '2026-11-24T00:00:00.000Z' });
    service = offering(anOpenRequest({ offers: [held] }));
    answer(...service.handlers)(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your consultation is booked')).toBeVisible();
    await expect(service.calls).toEqual(['finalise']);
  },
};

/** Closed before the payment: the held time can still be paid. */
export const HeldNotPaid: Story = {
  beforeEach: answer(
    mock(
      'getOpenRequest',
      anOpenRequest({ offers: [anOffer({ status: 'HELD', heldSlotISO: '2026-11-24T00:00:00.000Z' })] }),
    ),
    mock('finaliseOffer', fail(409, 'PAYMENT_MISSING', 'This offer is not paid for yet.')),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'We’ve reserved Tue 24 Nov, 11:00 am for you until 10:40 am AEDT. You have not paid yet.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^11:00/ })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
  },
};

let end: () => void;

export const EndedUnderTheEyes: Story = {
  beforeEach: (context) => {
    const [first, second] = anOpenRequest().offers as [Offer, Offer];
    const third: Offer = {
      ...second,
      offerId: 'off_3',
      specialist: { ...second.specialist, name: 'Dr Sienna Abdallah' },
    };
    let ended = false;
    answer(
      mock('getOpenRequest', (): OpenRequest =>
        anOpenRequest({
          offers: ended
            ? [third, { ...second, status: 'WITHDRAWN' }, { ...first, status: 'EXPIRED' }]
            : [first, second, third],
        }),
      ),
    )(context);
    end = () => void (ended = true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('timer')).toHaveLength(3);
    end();
    // Back on the tab: reloads at once.
    window.dispatchEvent(new Event('visibilitychange'));
    await expectState(async () => {
      await expect(await canvas.findByText('This offer is no longer available.')).toBeVisible();
      await expect(
        canvas.getByText('This offer expired Mon 23 Nov, 10:40 am AEDT. Offers expire after 45 minutes.'),
      ).toBeVisible();
      await expect(canvas.getByText('Expired')).toBeVisible();
      await expect(canvas.getByText('Withdrawn')).toBeVisible();
      await expect(canvas.getAllByRole('region', { name: /^Offer from/ }).map((card) => card.textContent)).toEqual([
        expect.stringContaining('Dr Callum Brodie'),
        expect.stringContaining('Dr Priya Venkatesan'),
        expect.stringContaining('Dr Sienna Abdallah'),
      ]);
      await expect(canvas.getByRole('button', { name: /^Accept for \$195\.00/ })).toBeVisible();
    });
  },
};
export const EndedUnderTheEyesDesk: Story = { ...EndedUnderTheEyes, decorators: [desk] };

export const EndedBefore: Story = {
  beforeEach: withOffers(
    anOffer({ createdAt: '2026-11-22T20:00:00.000Z', status: 'EXPIRED' }),
    anOffer({ offerId: 'off_2', status: 'LOST' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Past offers')).toBeVisible();
    await expect(canvas.getByText('No offers to review right now')).toBeVisible();
  },
};

export const LastMinutes: Story = {
  beforeEach: withOffers(anOffer({ createdAt: '2026-11-22T22:31:30.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('4:30 left');
  },
};
export const LastMinutesDark: Story = { ...LastMinutes, globals: { scheme: 'dark' } };

export const Booked: Story = { beforeEach: answer(mock('getOpenRequest', bookedRequest())) };
export const BookedDesk: Story = { ...Booked, decorators: [desk] };

/** The fee is refunded in full with 24 hours or more left. */
export const CancelledInTime: Story = {
  beforeEach: answer(
    mock('getOpenRequest', bookedRequest(anAcceptedOffer({ booking: bookingAt('2026-11-24T00:00:00.000Z') }))),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await waitFor(() => expect(question.getByText('We’ll refund it to your card.')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};

/** No refund with less than 24 hours left. */
export const CancelledLate: Story = {
  beforeEach: answer(
    mock('getOpenRequest', bookedRequest(anAcceptedOffer({ booking: bookingAt('2026-11-23T22:00:00.000Z') }))),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () =>
      expect(await screen.findByText('It’s less than 24 hours before the appointment.')).toBeVisible(),
    );
  },
};

export const CancelledByThem: Story = {
  beforeEach: answer(
    mock(
      'getOpenRequest',
      bookedRequest(
        anAcceptedOffer({
          booking: { ...bookingAt('2026-11-24T00:00:00.000Z'), status: 'CANCELLED', cancelledBy: 'specialist' },
          payment: { fate: 'refunded', amountCents: 24_500, changedAt: '2026-11-22T23:11:00.000Z' },
        }),
        { status: 'CANCELLED' },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr Callum Brodie cancelled this appointment')).toBeVisible();
    await expect(canvas.getByText('We refunded the $245.00 you paid.')).toBeVisible();
  },
};

export const Closed: Story = {
  beforeEach: answer(mock('getOpenRequest', anOpenRequest({ status: 'CLOSED', openUntil: null, offers: [] }))),
};
export const ClosedLesson: Story = {
  beforeEach: answer(
    mock('getOpenRequest', anOpenRequest({ profession: 'education', status: 'CLOSED', openUntil: null, offers: [] })),
  ),
  play: async ({ canvas }) => {
    const find = await canvas.findByRole('link', { name: 'Find tutors' });
    await expect(find).toHaveAttribute('href', '#/match/education');
  },
};

export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    await expectState(async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this request?' }));
      await expect(question.getByText(/You have not been charged/)).toBeVisible();
    });
  },
};

export const Withdraws: Story = {
  ...Withdrawn,
  tags: ['journey'],
  play: async (context) => {
    await Withdrawn.play?.(context);
    const { args } = context;
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this request?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalled());
  },
};

export const NotFound: Story = {
  beforeEach: answer(mock('getOpenRequest', fail(404, 'NOT_FOUND', 'Request not found'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Request not found')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: answer(mock('getOpenRequest', fail(500, 'INTERNAL', 'Something went wrong.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load request')).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: answer(mock('getOpenRequest', never)) };
export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

export const LongText: Story = {
  decorators: [phone],
  beforeEach: answer(
    mock(
      'getOpenRequest',
      anOpenRequest({
        timeframe: 'own-words',
        timeframeWords:
          'Any weekday after the school run, which is over at a quarter past nine, but never on a Thursday.',
        reason: 'Ongoing reflux. '.repeat(60),
        offers: [
          anOffer({
            specialist: {
              ...anOffer().specialist,
              name: 'Dr Anastasia-Konstantina Papadimitropoulou-Featherstonehaugh',
              location: { city: 'Woolloomooloo and Wollongong', state: 'NSW' },
            },
            feeCents: 1_000_000,
          }),
        ],
      }),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('timer');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

function bookingAt(slotISO: string) {
  const endISO = new Date(Date.parse(slotISO) + 30 * 60_000).toISOString();
  return { slotISO, endISO, status: 'CONFIRMED', cancelledBy: null, meeting: aMeeting(), sequence: 0 } as const;
}
