import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeleError } from '@tele/client';
import { anAppointment } from '@tele/core/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { teleStage } from '../story-stage.tsx';
import { CancelDialog } from './CancelDialog.tsx';

const offer = anAppointment({ offerId: 'off_1', selectionId: null });
/** Less than 24 hours after the story's time. */
const lateOffer = anAppointment({ offerId: 'off_1', selectionId: null, chosenSlotISO: '2026-11-23T22:00:00.000Z' });

const meta = {
  title: 'Patterns/CancelDialog',
  component: CancelDialog,
  decorators: [teleStage],
  args: {
    appointment: anAppointment(),
    open: true,
    role: 'patient',
    profession: 'doctor',
    name: 'Dr Callum Brodie',
    feeCents: 24_500,
    zone: 'Australia/Sydney',
    onConfirm: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof CancelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function expectRows(rows: readonly string[]): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this appointment?' }));
  await waitFor(() => expect(dialog.getByRole('list', { name: 'Fees' })).toBeVisible());
  await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows);
}

/** A patient's request: the booking fee is kept. */
export const PatientOfARequest: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep appointment' })).toHaveFocus());
    await expectState(async () => {
      await expectRows([
        'Booking fee, not refundedWe charged it when Dr Callum Brodie accepted.$15.00',
        'Consultation, nothing to payYou don’t owe Dr Callum Brodie anything.$0.00',
      ]);
      await expect(screen.getByText(/^Tue 24 Nov, 11:00\sam AEDT, Dr Callum Brodie\.$/)).toBeVisible();
    });
  },
};
export const PatientOfARequestDark: Story = { ...PatientOfARequest, globals: { scheme: 'dark' } };

export const StudentOfATutor: Story = {
  args: { profession: 'education', name: 'Ruby Nguyen' },
  play: () =>
    expectState(() =>
      expectRows([
        'Booking fee, not refundedWe charged it when Ruby Nguyen accepted.$15.00',
        'Lesson, nothing to payYou don’t owe Ruby Nguyen anything.$0.00',
      ]),
    ),
};

/** A specialist's request: the patient's booking fee is refunded. */
export const SpecialistOfARequest: Story = {
  args: { role: 'specialist', name: 'Finn Tran', payerName: 'Maeve Tran' },
  play: () =>
    expectState(() =>
      expectRows([
        'Booking fee, refundedWe’ll refund it to Maeve Tran.$15.00',
        'Acceptance fee, not refundedYou paid it when you accepted.$20.00',
      ]),
    ),
};

export const Confirmed: Story = {
  ...SpecialistOfARequest,
  tags: ['journey'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ bookingFee: 'refunded', acceptanceFee: 'kept' });
  },
};

export const PatientOfAnOffer: Story = {
  args: { appointment: offer },
  play: () => expectState(() => expectRows(['Consultation fee, refundedWe’ll refund it to your card.$245.00'])),
};

export const PatientOfAnOfferLate: Story = {
  args: { appointment: lateOffer },
  play: () =>
    expectState(() =>
      expectRows(['Consultation fee, not refundedIt’s less than 24 hours before the appointment.$245.00']),
    ),
};

export const PatientOfAFreeOffer: Story = {
  args: { appointment: offer, feeCents: 0 },
  play: () => expectState(() => expectRows(['Consultation, nothing to payYou were not charged.$0.00'])),
};

export const SpecialistOfAnOffer: Story = {
  args: { appointment: lateOffer, role: 'specialist', name: 'Maeve Tran' },
  play: () =>
    expectState(() =>
      expectRows([
        'Consultation fee, refundedWe’ll refund it to Maeve Tran and deduct your share from your payouts.$245.00',
      ]),
    ),
};

export const SpecialistOfAFreeOffer: Story = {
  args: { appointment: offer, role: 'specialist', name: 'Maeve Tran', feeCents: 0 },
  play: () => expectState(() => expectRows(['No fee to refundMaeve Tran was not charged.'])),
};

/** The server refused the refund that was shown: the device's clock is behind. */
export const Outdated: Story = {
  args: { appointment: offer },
  render: (args) => (
    <CancelDialog
      {...args}
      error={
        new TeleError('STALE', 412, {
          error: 'The refund for this appointment has changed. Check it before you cancel.',
        })
      }
    />
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith({ offerFee: 'refunded' });
    await expectState(async () => {
      await expectRows(['Consultation fee, not refundedIt’s less than 24 hours before the appointment.$245.00']);
      await expect(screen.getByRole('alert')).toHaveTextContent(/^The refund for this appointment has changed\./);
    });
  },
};

export const OutdatedConfirmed: Story = {
  ...Outdated,
  tags: ['journey'],
  play: async (context) => {
    await Outdated.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    await expect(context.args.onConfirm).toHaveBeenLastCalledWith({ offerFee: 'kept' });
  },
};
