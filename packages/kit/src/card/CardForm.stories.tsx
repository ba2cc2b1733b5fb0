import { installStoryStripe, type StoryBank } from '@tele/core/testing';
import { TeleError } from '@tele/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { goOffline, teleStage } from '../story-stage.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { CardForm } from './CardForm.tsx';

type Send = CardFormProps['onPaymentMethod'];

const meta = {
  title: 'Patterns/CardForm',
  component: CardForm,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>, teleStage],
  args: {
    submitLabel: 'Save card & Accept',
    busyLabel: 'Accepting…',
    amountCents: 2_000,
    onPaymentMethod: fn<Send>(async () => {}),
  },
  beforeEach: () => installStoryStripe(),
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const declined = () => new TeleError('CARD_DECLINED', 402, { error: 'Your card was declined.' });
const needsBank = () =>
  new TeleError('CARD_ACTION_REQUIRED', 402, { error: 'Confirm with your bank.', clientSecret: 'pi_1_secret_2' });

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText('Card number');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card & Accept' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus());
      await expect(args.onPaymentMethod).not.toHaveBeenCalled();
    });
  },
};

export const Paid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => {
      await waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('ctoken_4242', expect.any(Function)));
      await expect(await canvas.findByText('Done.')).toBeVisible();
    });
  },
};

export const DeclinedThenAnother: Story = {
  tags: ['journey'],
  args: {
    onPaymentMethod: fn<Send>(async (id) => {
      if (id === 'ctoken_0002') throw declined();
    }),
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByLabelText('Card number');
    await userEvent.type(card, '4000000000000002{Enter}');
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await userEvent.clear(card);
    await waitFor(() => expect(canvas.queryByText('Your card was declined.')).toBeNull());
    await userEvent.type(card, '4242424242424242{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
  },
};

export const Declined: Story = {
  args: {
    onPaymentMethod: fn<Send>(() => Promise.reject(declined())),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4000000000000002{Enter}');
    await expectState(async () => expect(await canvas.findByText('Your card was declined.')).toBeVisible());
  },
};

export const BankAgrees: Story = {
  play: async ({ canvas, args }) => {
    const send = args.onPaymentMethod;
    send.mockRejectedValueOnce(needsBank());
    await userEvent.type(await canvas.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expectState(async () => {
      await expect(await canvas.findByText('Done.')).toBeVisible();
      await expect(send.mock.calls.map(([id]) => id)).toEqual(['ctoken_3155', 'ctoken_3155']);
    });
  },
};

/** Confirmed by its client secret; a decline shows under the card. */
export const PreparedPayment: Story = {
  tags: ['journey'],
  args: {
    onPaymentMethod: fn<Send>((_, confirm) => confirm('pi_story_secret')),
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByLabelText('Card number');
    await userEvent.type(card, '4000000000000002{Enter}');
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await userEvent.clear(card);
    await userEvent.type(card, '4000002500003155{Enter}');
    await expect(await canvas.findByText('Done.')).toBeVisible();
  },
};

export const BankRefuses: Story = {
  args: {
    onPaymentMethod: fn<Send>(() => Promise.reject(needsBank())),
  },
  beforeEach: () => installStoryStripe({ bankSays: 'no' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expectState(async () =>
      expect(await canvas.findByText('We are unable to authenticate your payment method.')).toBeVisible(),
    );
  },
};

/** Our own texts where the provider gives none. */
const failsWith = (words: string, bank: StoryBank, args: Story['args'] = {}): Story => ({
  args,
  beforeEach: () => installStoryStripe(bank),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expectState(async () => expect(await canvas.findByText(words)).toBeVisible());
  },
});

export const NotReady: Story = {
  ...failsWith('Card element not ready', { losesTheCard: true }),
  tags: ['spec:8.card'],
  parameters: { shows: ['Card element not ready'] },
};

export const NoPaymentMethod: Story = {
  ...failsWith('Failed to create payment method', { makes: 'nothing' }),
  tags: ['spec:8.card'],
  parameters: { shows: ['Failed to create payment method'] },
};

export const WordlessError: Story = {
  ...failsWith('Card error', { makes: 'a wordless error' }),
  tags: ['spec:8.card'],
  parameters: { shows: ['Card error'] },
};

export const WordlessBank: Story = {
  ...failsWith(
    'Payment failed',
    { bankSays: 'nothing' },
    { onPaymentMethod: fn<Send>(() => Promise.reject(needsBank())) },
  ),
  tags: ['spec:8.card'],
  parameters: { shows: ['Payment failed'] },
};

export const NumberInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '9{Enter}');
    await expectState(async () => expect(await canvas.findByText('Your card number is invalid.')).toBeVisible());
  },
};

export const Paying: Story = {
  beforeEach: () => installStoryStripe({ takes: Infinity }),
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242{Enter}');
    const button = await canvas.findByRole('button', { name: /Accepting/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expectState(async () => {
      await expect(args.onPaymentMethod).not.toHaveBeenCalled();
    });
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => {
      await expect(await canvas.findByText(/^You’re offline\./)).toBeVisible();
      await expect(args.onPaymentMethod).not.toHaveBeenCalled();
    });
  },
};

const wallets = ['apple_pay', 'google_pay', 'link'] as const;

const tapGooglePay = async (canvas: { findByRole: (role: 'button', by: object) => Promise<HTMLElement> }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'G Pay' }));

export const Wallets: Story = {
  beforeEach: () => installStoryStripe({ wallets }),
  play: async ({ canvas }) => {
    await expectState(async () => {
      await expect(await canvas.findByRole('button', { name: 'G Pay' })).toBeVisible();
      await expect(canvas.getByLabelText('Card number')).toBeVisible();
    });
  },
};

export const WalletsDark: Story = { ...Wallets, globals: { scheme: 'dark' } };

export const PaidByWallet: Story = {
  beforeEach: () => installStoryStripe({ wallets }),
  play: async ({ canvas, args }) => {
    await tapGooglePay(canvas);
    await expectState(async () => {
      await waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('ctoken_4242', expect.any(Function)));
      await expect(await canvas.findByText('Done.')).toBeVisible();
    });
  },
};

const onWalletFailed = fn();

export const WalletDeclined: Story = {
  args: { onPaymentMethod: fn<Send>(() => Promise.reject(declined())) },
  beforeEach: () => installStoryStripe({ wallets, walletCard: '0002', onWalletFailed }),
  play: async ({ canvas }) => {
    await tapGooglePay(canvas);
    await expectState(async () => {
      await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
      await expect(onWalletFailed).toHaveBeenCalledTimes(1);
    });
  },
};

export const WalletCancelled: Story = {
  beforeEach: () => installStoryStripe({ wallets, walletEnds: 'cancelled' }),
  play: async ({ canvas, args }) => {
    await tapGooglePay(canvas);
    await expectState(async () => {
      await expect(await canvas.findByRole('button', { name: 'G Pay' })).toBeVisible();
      await expect(canvas.queryByRole('alert', { name: /./ })).toBeNull();
      await expect(args.onPaymentMethod).not.toHaveBeenCalled();
    });
  },
};

/** The sheet stays closed until the caller is ready. */
export const WalletTooEarly: Story = {
  args: { isReady: fn(() => false) },
  beforeEach: () => installStoryStripe({ wallets }),
  play: async ({ canvas, args }) => {
    await tapGooglePay(canvas);
    await expectState(async () => {
      await expect(args.isReady).toHaveBeenCalledTimes(1);
      await expect(args.onPaymentMethod).not.toHaveBeenCalled();
    });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

const colourOf = (field: HTMLElement): string => getComputedStyle(field).backgroundColor;

export const ThemeChanges: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const card = await canvas.findByLabelText('Card number');
    const light = colourOf(card);
    const root = card.closest<HTMLElement>('.tele');
    const scheme = root?.dataset.teleScheme;
    root?.setAttribute('data-tele-scheme', 'dark');
    await waitFor(() => expect(colourOf(card)).not.toBe(light));
    root?.setAttribute('data-tele-scheme', scheme ?? 'light');
    await waitFor(() => expect(colourOf(card)).toBe(light));
  },
};

export const NotConfigured: Story = {
  tags: ['spec:2.payments-missing'],
  parameters: { stripe: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Card payments aren’t available')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FailedToLoad: Story = {
  parameters: { stripe: { publishableKey: 'pk_test_story', scriptUrl: '/there-is-no-such-script.js' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The card form did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectState(async () => {
      await expect(await canvas.findByText('The card form did not load')).toBeVisible();
    });
  },
};
