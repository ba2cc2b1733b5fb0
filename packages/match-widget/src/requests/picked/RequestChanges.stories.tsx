import { refreshAfter } from '@tele/kit';
import { teleStage } from '@tele/kit/story-stage';
import { useQueryClient } from '@tanstack/react-query';
import { aBookedSelection, aBooking, aSelection, fail, mock, installStoryStripe } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../../testing/answer.ts';
import { desk } from '../../testing/widths.tsx';
import { RequestScreen } from './RequestScreen.tsx';
import { requestArgs } from './story-request.ts';

const meta = {
  title: 'Screens/Request/Changing',
  component: RequestScreen,
  args: requestArgs,
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  tags: ['spec:2.request-detail', 'spec:4.request-awaiting'],
  parameters: { shows: ['Awaiting payment'] },
  beforeEach: answer(mock('getSelection', aSelection({ payment: null }))),
};

export const UnpaidDesk: Story = { ...Unpaid, decorators: [desk] };

export const PaidByCard: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    let paid = false;
    answer(
      mock('getSelection', () => aSelection(paid ? {} : { payment: null })),
      mock('attachPayment', ({ params, body }) => {
        paid = body.paymentMethodId === 'ctoken_4242';
        return { selectionId: params.id, payment: { status: 'requires_capture' } };
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not sent')).length).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $15 to submit' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** From 'Pay $15 to submit' in the list: the payment is open. */
export const PaysFromTheList: Story = {
  args: { paying: true },
  beforeEach: (context) => {
    answer(mock('getSelection', aSelection({ payment: null })))(context);
    return installStoryStripe();
  },
  play: async () => {
    await expectState(async () => expect(await screen.findByLabelText('Card number')).toBeVisible());
  },
};

/** Same URL once paid: nothing to pay. */
export const PaidFromTheList: Story = {
  args: { paying: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
    await expectState(async () => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A gateway's error has no text for people. */
export const CardNotSaved: Story = {
  tags: ['spec:2.request-detail', 'spec:8.card'],
  parameters: { shows: ['Pay $15 to submit', 'Failed to save card'] },
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
    await expectState(async () => expect(await screen.findByText('Failed to save card')).toBeVisible());
  },
};

export const CancelBooking: Story = {
  tags: ['spec:2.request-end'],
  beforeEach: answer(
    mock('getSelection', aBookedSelection()),
    mock('cancelSelection', aBookedSelection({ status: 'CANCELLED', booking: aBooking({ status: 'CANCELLED' }) })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      await expect(canvas.queryByRole('button', { name: 'Delete request' })).toBeNull();
      const dialog = within(await screen.findByRole('alertdialog'));
      await waitFor(() => expect(dialog.getByText('Booking fee, not refunded')).toBeVisible());
      await expect(dialog.getByRole('button', { name: 'Keep appointment' })).toHaveFocus();
    });
  },
};

export const CancelsTheBooking: Story = {
  ...CancelBooking,
  tags: ['journey'],
  play: async (context) => {
    await CancelBooking.play?.(context);
    const { canvas } = context;
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await expect(await canvas.findByText('This appointment was cancelled')).toBeVisible();
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
    await waitFor(() => expect(dialog.getByText(/You will not be charged/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel request' }));
    await expectState(async () => {
      await expect(await dialog.findByText('A specialist is accepting this request right now.')).toBeVisible();
    });
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

/** Booked while the question is open: the booking stays, and the question keeps its wording. */
export const BookedWhileCancelling: Story = {
  tags: ['journey'],
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
          ? fail(409, 'ALREADY_BOOKED', 'This request was just accepted, so you’re booked. We did not cancel it.')
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
    const booked = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await waitFor(() => expect(booked.getByText(/We did not cancel it/)).toBeVisible());
    await expect(booked.getByText('Booking fee, not refunded')).toBeVisible();
    await userEvent.click(booked.getByRole('button', { name: 'Cancel appointment' }));
    await expect(await canvas.findByText('This appointment was cancelled')).toBeVisible();
  },
};

export const DeleteRequest: Story = {
  tags: ['spec:2.request-end'],
  beforeEach: answer(mock('getSelection', aSelection({ payment: null }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete request' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete request' }),
    );
    await expectState(() => waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce()));
  },
};
