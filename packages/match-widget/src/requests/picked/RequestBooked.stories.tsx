import { teleStage } from '@tele/kit/story-stage';
import { aBookedSelection, aBooking, aPayment, aVideoMeeting, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer } from '../../testing/answer.ts';
import { desk } from '../../testing/widths.tsx';
import { RequestScreen } from './RequestScreen.tsx';
import { requestArgs } from './story-request.ts';

const meta = {
  title: 'Screens/Request/Booked',
  component: RequestScreen,
  args: requestArgs,
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BookedByVideo: Story = {
  beforeEach: answer(mock('getSelection', aBookedSelection({ booking: aBooking({ meeting: aVideoMeeting() }) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Opens Tue 24 Nov, 10:50\sam AEDT\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Calendar file/ })).toBeVisible();
  },
};

export const BookedNow: Story = {
  ...BookedByVideo,
  parameters: { now: '2026-11-23T23:52:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Join/ })).toBeVisible();
    await expect(canvas.getByText('Starts in 8 minutes.')).toBeVisible();
    await expect(canvas.getByText(/^If Dr Callum Brodie doesn’t join, they may call the number/)).toBeVisible();
  },
};

export const BookedNowForFinn: Story = {
  beforeEach: answer(
    mock(
      'getSelection',
      aBookedSelection({
        booking: aBooking({ meeting: aVideoMeeting() }),
        person: { personId: 'per_finn', name: 'Finn Tran' },
      }),
    ),
  ),
  parameters: { now: '2026-11-23T23:52:00.000Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/may call Finn Tran’s number, or yours\./)).toBeVisible();
  },
};

export const BookedNowDesk: Story = { ...BookedNow, decorators: [desk] };

/** Cancelled by the specialist: shows the refund, not the terms for patients. */
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
    await expect(await canvas.findByText('Dr Callum Brodie cancelled this appointment')).toBeVisible();
    await expect(canvas.getByText('We refunded the $15.00 booking fee.')).toBeVisible();
    await expect(canvas.queryByText(/If you cancel/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeVisible();
  },
};

export const Begun: Story = {
  beforeEach: answer(
    mock('getSelection', aBookedSelection({ booking: aBooking({ slotISO: '2026-11-22T23:00:00.000Z' }) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your consultation is booked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  },
};

export const BookingCancelled: Story = {
  beforeEach: answer(
    mock('getSelection', aBookedSelection({ status: 'CANCELLED', booking: aBooking({ status: 'CANCELLED' }) })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The $15.00 booking fee is not refunded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeVisible();
  },
};
