import { aBooking, anAppointment, aReceipt, appointmentList, mock } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AcceptedCard } from './AcceptedCard.tsx';

const selectionId = 'sel_8Q2F7K';

const meta = {
  title: 'Screens/Inbox/Accepted',
  component: AcceptedCard,
  decorators: [teleStage],
  args: {
    accepted: {
      selectionId,
      booking: aBooking({ feeCents: 23_000 }),
      card: { brand: 'visa', last4: '0006' },
    },
    appointmentHref: (id) => `#/appointments?apt=${id}`,
    onClose: fn(),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myAppointments', appointmentList([anAppointment({ selectionId, patientName: 'Maeve Tran' })])),
      mock('appointmentReceipt', () => aReceipt({ kind: 'acceptance_fee', amountCents: 2_000 })),
    ),
} satisfies Meta<typeof AcceptedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Maeve Tran, .*, by (phone|video)$/)).toBeVisible();
    await expect(canvas.getByText('$230.00')).toBeVisible();
    await expect(canvas.getByText('The patient pays you directly')).toBeVisible();
    await expect(canvas.getByText('We emailed Maeve Tran. $20.00 charged to Visa ending 0006.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open appointment' })).toHaveAttribute(
      'href',
      `#/appointments?apt=${selectionId}`,
    );
    await expect(canvas.getByRole('link', { name: 'Calendar file' })).toHaveAttribute('download');
  },
};

export const Closes: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...Default, decorators: [inHost({ inlineSize: '320px' })] };

/** Shows the answer at once; the person follows with the appointment. */
export const Loading: Story = {
  args: { accepted: { selectionId, booking: aBooking({ feeCents: 23_000 }) } },
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$20.00 charged to your card.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open appointment' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Calendar file' })).toBeNull();
  },
};
