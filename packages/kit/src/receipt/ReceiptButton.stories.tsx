import type { Meta, StoryObj } from '@storybook/react-vite';
import { aReceipt, fail, mock, unreachable } from '@tele/core/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { teleStage } from '../story-stage.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

const meta = {
  title: 'Patterns/Receipt',
  component: ReceiptButton,
  decorators: [teleStage],
  args: { appointmentId: 'sel_8Q2F7K' },
  beforeEach: ({ msw }) => msw.use(mock('appointmentReceipt', () => aReceipt())),
} satisfies Meta<typeof ReceiptButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the receipt by keyboard. */
async function opened(): Promise<ReturnType<typeof within>> {
  const button = await screen.findByRole('button', { name: 'Receipt' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Receipt' }));
}

/** A tax invoice: number, GST and ABN. */
export const Default: Story = {
  play: async () => {
    const sheet = await opened();
    await expectState(async () => {
      await expect(await sheet.findByText('R-2026-004182')).toBeVisible();
      for (const text of ['Mon 23 Nov 2026', '$13.64', '$1.36', '$15.00', 'Tele Pty Ltd, ABN 51 824 753 556'])
        await expect(sheet.getByText(text)).toBeVisible();
    });
  },
};
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } };

/** The specialist invoices a consultation: no GST from us. */
export const OfAConsultation: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('appointmentReceipt', () => aReceipt({ kind: 'offer_fee', amountCents: 24_500, gstCents: null }))),
  play: async () => {
    const sheet = await opened();
    await expectState(async () => {
      await expect(await sheet.findByText('$245.00')).toBeVisible();
      await expect(sheet.queryByText(/GST/)).toBeNull();
      await expect(sheet.getByText(/^This is the fee for your appointment\./)).toBeVisible();
    });
  },
};

export const Refunded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('appointmentReceipt', () => aReceipt({ refundedAt: '2026-11-23T23:40:00.000Z' }))),
  play: async () => {
    const sheet = await opened();
    await expectState(async () => expect(await sheet.findByText('Tue 24 Nov 2026')).toBeVisible());
  },
};

export const NotYet: Story = {
  beforeEach: ({ msw }) => msw.use(mock('appointmentReceipt', fail(404, 'NOT_FOUND', 'Not found.'))),
  play: async () => {
    const sheet = await opened();
    await expectState(async () => expect(await sheet.findByText('Your receipt isn’t ready yet')).toBeVisible());
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('appointmentReceipt', unreachable)),
  play: async () => {
    const sheet = await opened();
    await expectState(async () => expect(await sheet.findByText('Failed to load receipt')).toBeVisible());
  },
};
