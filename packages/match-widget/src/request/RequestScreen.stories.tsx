import { refreshAfter } from '@tele/kit';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import { useQueryClient } from '@tanstack/react-query';
import {
  aBookedSelection,
  aBooking,
  aCandidate,
  aPayment,
  aSelection,
  fail,
  mock,
  installStoryStripe,
} from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenWords } from '../testing/broken-words.ts';
import { answer, never } from '../testing/answer.ts';
import { desk, phone } from '../testing/widths.tsx';
import { RequestScreen } from './RequestScreen.tsx';

const meta = {
  title: 'Screens/Request',
  component: RequestScreen,
  args: {
    selectionId: 'sel_8Q2F7K',
    requestsHref: '#/requests',
    appointmentsHref: '#/appointments?apt=sel_8Q2F7K',
    findHref: '#/match/doctor',
    onDeleted: fn(),
  },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (status: 'DECLINED' | 'CANCELLED' | 'LOST') =>
  aSelection({
    payment: aPayment({ status: 'canceled' }),
    candidates: aSelection().candidates.map((candidate) => aCandidate({ ...candidate, status })),
  });

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 2 to answer')).toBeVisible();
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

export const OpenDesk: Story = { decorators: [desk] };

export const Booked: Story = { beforeEach: answer(mock('getSelection', aBookedSelection())) };

export const BookedDesk: Story = { ...Booked, decorators: [desk] };

export const BookedDark: Story = { ...BookedDesk, globals: { scheme: 'dark' } };

export const Confirming: Story = {
  beforeEach: answer(
    mock('getSelection', aSelection({ candidates: [aCandidate({ status: 'ACCEPTED', feeCents: 24_500 })] })),
  ),
};

export const Unpaid: Story = { beforeEach: answer(mock('getSelection', aSelection({ payment: null }))) };

export const UnpaidDesk: Story = { ...Unpaid, decorators: [desk] };

export const PaidByCard: Story = {
  beforeEach: (context) => {
    let paid = false;
    answer(
      mock('getSelection', () => aSelection(paid ? {} : { payment: null })),
      mock('attachPayment', ({ params, body }) => {
        paid = body.paymentMethodId === 'pm_4242';
        return { selectionId: params.id, payment: { status: 'requires_capture' } };
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not sent')).length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $15 to submit' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expect(await canvas.findByText('2 of 2 to answer')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A gateway in front of the service says nothing that is for people. */
export const CardNotSaved: Story = {
  beforeEach: (context) => {
    answer(
      mock('getSelection', aSelection({ payment: null })),
      mock('attachPayment', fail(502, 'UNAVAILABLE', '')),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $15 to submit' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expect(await screen.findByText('Failed to save card')).toBeVisible();
  },
};

export const Closed: Story = {
  beforeEach: answer(mock('getSelection', all('DECLINED'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody could take this request')).toBeVisible();
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
    await expect(canvas.getAllByText('Declined')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Find specialists' })).toHaveAttribute('href', '#/match/doctor');
  },
};

export const Cancelled: Story = { beforeEach: answer(mock('getSelection', all('CANCELLED'))) };

/** One had declined before it was withdrawn: that is still a withdrawal, and its hold is released. */
export const WithdrawnAfterOneDeclined: Story = {
  beforeEach: answer(
    mock(
      'getSelection',
      aSelection({
        payment: aPayment({ status: 'canceled' }),
        candidates: aSelection().candidates.map((candidate, index) =>
          aCandidate({ ...candidate, status: index === 0 ? 'DECLINED' : 'CANCELLED' }),
        ),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You withdrew this request')).toBeVisible();
    await expect(canvas.getByText('The hold of $15.00 was released. Nothing was charged.')).toBeVisible();
  },
};

export const Lapsed: Story = {
  beforeEach: answer(mock('getSelection', { ...all('LOST'), endedBecause: 'lapsed' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody accepted in time')).toBeVisible();
    await expect(canvas.queryByText('Not sent')).toBeNull();
  },
};

/** Ended after 24 hours without a hold: nothing can be paid any more, and nothing ever was. */
export const NeverSent: Story = {
  beforeEach: answer(
    mock('getSelection', aSelection({ status: 'CLOSED', payment: null, endedBecause: 'unpaid', payBy: null })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This request was never sent')).toBeVisible();
    await expect(canvas.getByText('Nothing was held.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};

/** The specialist cancelled: what came back is said, and nothing about what would be if the patient had. */
export const CancelledBySpecialist: Story = {
  beforeEach: answer(
    mock(
      'getSelection',
      aBookedSelection({
        status: 'CANCELLED',
        booking: aBooking({ status: 'CANCELLED', cancelledBy: 'specialist' }),
        payment: aPayment({ status: 'succeeded', fate: 'refunded' }),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr Callum Brodie cancelled this booking')).toBeVisible();
    await expect(canvas.getByText('The $15.00 booking fee was refunded.')).toBeVisible();
    await expect(canvas.queryByText(/If you cancel/)).toBeNull();
  },
};

/** What has begun can no longer be cancelled, so it is not offered. */
export const Begun: Story = {
  beforeEach: answer(
    mock('getSelection', aBookedSelection({ booking: aBooking({ slotISO: '2026-11-22T23:00:00.000Z' }) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your consultation is booked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  },
};

/** The fee is held until somebody accepts: nothing says that it is paid. */
export const HeldNotPaid: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/\$15\.00 held/)).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Answers until')).toBeVisible();
    await expect(canvas.queryByText(/paid$/)).toBeNull();
  },
};

let arrive: () => void;

/** The heading that takes the focus while the request loads is the one that has it once it is there. */
export const FocusStaysOnTheHeading: Story = {
  beforeEach: (context) => {
    const arrived = new Promise<void>((done) => (arrive = done));
    answer(mock('getSelection', () => arrived.then(() => aSelection())))(context);
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    arrive();
    await expect(await canvas.findByText('2 of 2 to answer')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /Gastroenterology/ })).toHaveFocus();
  },
};

export const BookingCancelled: Story = {
  beforeEach: answer(
    mock('getSelection', aBookedSelection({ status: 'CANCELLED', booking: aBooking({ status: 'CANCELLED' }) })),
  ),
};

export const CancelBooking: Story = {
  beforeEach: answer(
    mock('getSelection', aBookedSelection()),
    mock('cancelSelection', aBookedSelection({ status: 'CANCELLED', booking: aBooking({ status: 'CANCELLED' }) })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel booking' }));
    await expect(canvas.queryByRole('button', { name: 'Delete request' })).toBeNull();
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/booking fee stays charged/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Keep booking' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(await canvas.findByText('This booking is cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelRequestRefused: Story = {
  beforeEach: answer(
    mock('cancelSelection', fail(409, 'BEING_ACCEPTED', 'A specialist is accepting this request right now.')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/nothing is charged/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
    await expect(await dialog.findByText('A specialist is accepting this request right now.')).toBeVisible();
  },
};

const ReadsAgain = () => {
  const cache = useQueryClient();
  return (
    <button type="button" onClick={() => void refreshAfter(cache, 'acceptSelection')}>
      The page reads again
    </button>
  );
};

/**
 * Withdrawing is free, cancelling a booking is not: what is booked meanwhile stays, and is shown. The question keeps to what was asked,
 * though the page behind it reads by itself that the request is booked.
 */
export const BookedWhileCancelling: Story = {
  render: (args) => (
    <>
      <RequestScreen {...args} />
      <ReadsAgain />
    </>
  ),
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mock('getSelection', () => ((reads += 1) > 1 ? aBookedSelection() : aSelection())),
      mock('cancelSelection', ({ body }) =>
        body?.seen === 'OPEN'
          ? fail(409, 'ALREADY_BOOKED', 'This request has just been accepted: it is booked. Nothing was cancelled.')
          : aBookedSelection({ status: 'CANCELLED', booking: aBooking({ status: 'CANCELLED' }) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    screen.getByText('The page reads again').click();
    await canvas.findByText('Your consultation is booked');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
    await expect(await dialog.findByText(/Nothing was cancelled/)).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/booking fee stays charged/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(await canvas.findByText('This booking is cancelled')).toBeVisible();
  },
};

export const DeleteRequest: Story = {
  beforeEach: answer(mock('getSelection', aSelection({ payment: null }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete request' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete request' }),
    );
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const OtherZone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Display time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Perth/ }));
    await expect(await canvas.findByText('Tue 24 Nov, 8:00 am')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: answer(mock('getSelection', never)) };

export const Preparing: Story = { args: { fromPayment: true }, beforeEach: answer(mock('getSelection', never)) };

export const Failed: Story = {
  beforeEach: answer(mock('getSelection', fail(403, 'FORBIDDEN', 'This page is for patients.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load request')).toBeVisible();
  },
};

export const NotInMine: Story = {
  beforeEach: answer(mock('getSelection', fail(503, 'UNAVAILABLE', 'Not now.')), mock('mySelections', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selection not found')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
export const LongText: Story = {
  beforeEach: answer(
    mock(
      'getSelection',
      aSelection({
        specialty: long,
        reason: `${long} ${long}`,
        candidates: [aCandidate({ specialistName: `Dr ${long}` })],
      }),
    ),
  ),
};

/** The names break between their words, not in them. */
export const Phone320: Story = {
  ...Booked,
  decorators: [phone],
  play: async ({ canvas }) => {
    for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
      for (const shown of await canvas.findAllByText(name)) await expect(brokenWords(shown)).toEqual([]);
    }
  },
};

/** Every text a third longer and accented: what has no accent stands outside the tables. */
export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [desk] };

export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [desk] };
