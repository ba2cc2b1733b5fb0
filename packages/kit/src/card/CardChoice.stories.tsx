import { TeleError } from '@tele/client';
import { aSavedCard, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { teleStage } from '../story-stage.tsx';
import type { CardChoiceProps } from './card-form-props.ts';
import { CardChoice } from './CardChoice.tsx';

type Send = CardChoiceProps['onPaymentMethod'];

const meta = {
  title: 'Patterns/CardChoice',
  component: CardChoice,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>, teleStage],
  args: {
    savedLabel: 'Pay $20.00 and accept',
    submitLabel: 'Save card & Accept',
    busyLabel: 'Accepting…',
    amountCents: 2_000,
    onPaymentMethod: fn<Send>(async () => {}),
  },
  beforeEach: ({ msw }) => {
    msw.use(mock('myCards', { items: [aSavedCard()], canSave: true }));
    return installStoryStripe();
  },
} satisfies Meta<typeof CardChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.00 and accept' }));
    await expectState(() =>
      waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('pm_saved_visa', expect.any(Function))),
    );
  },
};

export const Another: Story = {
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('radio', { name: 'Visa ending 0006' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card & Accept' }));
    await expectState(() =>
      waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('ctoken_4242', expect.any(Function))),
    );
  },
};

const declined = () => new TeleError('CARD_DECLINED', 402, { error: 'Your card was declined.' });

export const Declined: Story = {
  args: {
    onPaymentMethod: fn<Send>(() => Promise.reject(declined())),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.00 and accept' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
      await expect(await canvas.findByRole('radio', { name: 'Another card' })).toBeEnabled();
    });
  },
};

const wallets = ['apple_pay', 'google_pay', 'link'] as const;

export const Wallet: Story = {
  beforeEach: () => installStoryStripe({ wallets }),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'G Pay' }));
    await expectState(async () => {
      await waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('ctoken_4242', expect.any(Function)));
      await expect(canvas.getByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
    });
  },
};

export const WalletDeclined: Story = {
  args: {
    onPaymentMethod: fn<Send>(() => Promise.reject(declined())),
  },
  beforeEach: () => installStoryStripe({ wallets, walletCard: '0002' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apple Pay' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Visa ending 0006' })).toBeEnabled();
    });
  },
};

let attempts = 0;

export const ThreeDSecure: Story = {
  args: {
    onPaymentMethod: fn<Send>(async () => {
      attempts += 1;
      const error = 'Confirm with your bank.';
      if (attempts === 1) throw new TeleError('CARD_ACTION_REQUIRED', 402, { error, clientSecret: 'pi_1_secret_2' });
    }),
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.00 and accept' }));
    await expectState(() => waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledTimes(2)));
  },
};

export const BankSaysNo: Story = {
  args: {
    onPaymentMethod: fn<Send>(async () => {
      const error = 'Confirm with your bank.';
      throw new TeleError('CARD_ACTION_REQUIRED', 402, { error, clientSecret: 'pi_1_secret_2' });
    }),
  },
  beforeEach: () => installStoryStripe({ bankSays: 'no' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.00 and accept' }));
    await expectState(async () =>
      expect(await canvas.findByText('We are unable to authenticate your payment method.')).toBeVisible(),
    );
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
