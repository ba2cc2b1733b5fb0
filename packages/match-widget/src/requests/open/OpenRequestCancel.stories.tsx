import { teleStage } from '@tele/kit/story-stage';
import { anAcceptedOffer, fail, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../../testing/answer.ts';
import { bookedRequest } from '../../testing/offered.ts';
import { OpenRequestScreen } from './OpenRequestScreen.tsx';

const meta = {
  title: 'Screens/Request for times/Cancelling',
  component: OpenRequestScreen,
  args: { requestId: 'req_5H8KQ2', requestsHref: '#/requests', onDeleted: fn() },
  decorators: [teleStage],
} satisfies Meta<typeof OpenRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const moneyHasChanged = 'The refund for this appointment has changed. Check it before you cancel.';

/** The 24 hours passed before the answer: the dialog shows the new outcome, and nothing is cancelled. */
export const MoneyHasChanged: Story = {
  beforeEach: answer(
    mock('getOpenRequest', bookedRequest(anAcceptedOffer())),
    mock('cancelAppointment', ({ body }) =>
      body?.seen?.offerFee === 'kept' ? { ok: true } : fail(412, 'STALE', moneyHasChanged),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await waitFor(() => expect(question.getByText('We’ll refund it to your card.')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      await expect(await question.findByText(moneyHasChanged)).toBeVisible();
      await expect(question.getByText('It’s less than 24 hours before the appointment.')).toBeVisible();
    });
  },
};

export const CancelsAllTheSame: Story = {
  ...MoneyHasChanged,
  tags: ['journey'],
  play: async (context) => {
    await MoneyHasChanged.play?.(context);
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Just cancelled in time: the refund is pending, and the fee does not show as kept. */
export const ComingBack: Story = {
  beforeEach: answer(
    mock(
      'getOpenRequest',
      bookedRequest(
        anAcceptedOffer({
          booking: {
            slotISO: '2026-11-24T00:00:00.000Z',
            endISO: '2026-11-24T00:30:00.000Z',
            status: 'CANCELLED',
            cancelledBy: 'patient',
            meeting: null,
            sequence: 1,
          },
          payment: { fate: 'charged', amountCents: 24_500, changedAt: '2026-11-22T23:11:00.000Z', isComingBack: true },
        }),
        { status: 'CANCELLED' },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cancelled this appointment')).toBeVisible();
    await expect(canvas.getByText('We’re refunding the $245.00 you paid.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeVisible();
  },
};
