import { aMe, aPatientProfile, aSavedCard, fail, installStoryStripe, mock } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../testing/answer.ts';
import { brokenWords } from '../testing/broken-words.ts';
import { resultsArgs } from '../testing/results-args.ts';
import { mobile } from '../testing/widths.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';

const meta = {
  title: 'Screens/Results/Submit',
  component: ResultsScreen,
  args: resultsArgs(),
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooManyCards = 'Too many cards have been declined. You can try again in 40 minutes.';

const pickTwoAndPay = async (canvas: ReturnType<typeof within>): Promise<void> => {
  for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
    const card = within(await canvas.findByRole('article', { name }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  // The sheet fades in.
  await waitFor(() => expect(screen.getByText('Held now')).toBeVisible());
  await expect(screen.queryByText(/due now|^Charges |\bpaid now/)).toBeNull();
};

export const DeclinedCard: Story = {
  beforeEach: (context) => {
    answer(
      mock('attachPayment', ({ params, body }) =>
        body.paymentMethodId === 'ctoken_0002'
          ? fail(402, 'CARD_DECLINED', 'Your card was declined.')
          : { selectionId: params.id, payment: { status: 'requires_capture' } },
      ),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    const card = await screen.findByLabelText('Card number');
    await userEvent.type(card, '4000000000000002{Enter}');
    await expectState(async () => {
      await expect(await screen.findByText('Your card was declined.')).toBeVisible();
      await waitFor(() => expect(card).toBeEnabled());
    });
  },
};

const paid = fn<(body: object) => void>();
const takesPayment = mock('attachPayment', ({ params, body }) => {
  paid(body);
  return { selectionId: params.id, payment: { status: 'requires_capture' } };
});

export const SavesTheCard: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    answer(takesPayment)(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save this card for next time' }));
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(paid).toHaveBeenLastCalledWith({ paymentMethodId: 'ctoken_4242', saveCard: true });
  },
};

const withSavedCards = mock('myCards', {
  items: [aSavedCard(), aSavedCard({ cardId: 'crd_old', last4: '1881', expMonth: 2, expYear: 2020, isExpired: true })],
  canSave: true,
});

/** The card used last is chosen; an expired one is left out. */
export const SavedCard: Story = {
  beforeEach: answer(withSavedCards),
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    await expectState(async () => {
      await expect(await screen.findByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
      await expect(screen.queryByText('Visa ending 1881')).toBeNull();
      await expect(screen.queryByLabelText('Card number')).toBeNull();
    });
  },
};

export const SavedCardOrWallet: Story = {
  beforeEach: (context) => {
    answer(withSavedCards)(context);
    return installStoryStripe({ wallets: ['apple_pay', 'google_pay', 'link'] });
  },
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    await expectState(async () => {
      await expect(await screen.findByRole('button', { name: 'Apple Pay' })).toBeVisible();
      await expect(await screen.findByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
    });
  },
};

/** The choice to save a card counts only while it is on screen. */
export const WalletAfterASavedCard: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    answer(withSavedCards, takesPayment)(context);
    return installStoryStripe({ wallets: ['google_pay'] });
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.click(await screen.findByRole('radio', { name: 'Another card' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save this card for next time' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Visa ending 0006' }));
    await userEvent.click(await screen.findByRole('button', { name: 'G Pay' }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(paid).toHaveBeenLastCalledWith({ paymentMethodId: 'ctoken_4242' });
  },
};

export const PaysWithASavedCard: Story = {
  tags: ['journey'],
  beforeEach: answer(withSavedCards, takesPayment),
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Hold $15.00 and submit' }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(paid).toHaveBeenLastCalledWith({ paymentMethodId: 'pm_saved_visa' });
  },
};

export const PaysWithAnotherCard: Story = {
  ...DeclinedCard,
  tags: ['journey'],
  play: async (context) => {
    await DeclinedCard.play?.(context);
    const { args } = context;
    const card = await screen.findByLabelText('Card number');
    await userEvent.clear(card);
    await userEvent.type(card, '4242424242424242{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    // One selection, however many cards.
    await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
  },
};

export const TooManyDeclinedCards: Story = {
  beforeEach: (context) => {
    let waiting = true;
    answer(
      mock('attachPayment', ({ params }) => {
        if (!waiting) return { selectionId: params.id, payment: { status: 'requires_capture' } };
        waiting = false;
        return fail(429, 'TOO_MANY_DECLINED_CARDS', tooManyCards);
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    const card = await screen.findByLabelText('Card number');
    await userEvent.type(card, '4242424242424242{Enter}');
    await expectState(async () => {
      const refusal = await screen.findByText(tooManyCards);
      await expect(refusal).toBeVisible();
      // Takes focus a frame after it renders.
      await waitFor(() => expect(refusal.closest('[role=alert]')).toHaveFocus());
      await expect(card).toBeEnabled();
      await expect(card).toHaveValue('4242424242424242');
    });
  },
};

export const PaysAfterTheWait: Story = {
  ...TooManyDeclinedCards,
  tags: ['journey'],
  play: async (context) => {
    await TooManyDeclinedCards.play?.(context);
    const { args } = context;
    const card = await screen.findByLabelText('Card number');
    await userEvent.type(card, '{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
  },
};

/** A time was taken while the card was typed: it is struck through, and the button waits for an acknowledgement. */
export const StalePick: Story = {
  beforeEach: (context) => {
    let refused = false;
    answer(
      mock('createSelection', () => {
        if (refused) return { selectionId: 'sel_8Q2F7K' };
        refused = true;
        return fail(409, 'SLOT_UNAVAILABLE', 'Some times have just been taken.', { fields: { 'picks.0': 'Taken.' } });
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
      await expect(await sheet.findByText('Your time with Dr Callum Brodie is no longer available')).toBeVisible();
      await expect(sheet.queryByRole('button', { name: 'Hold $15.00 and submit' })).toBeNull();
      await expect(args.onSubmitted).not.toHaveBeenCalled();
    });
  },
};

export const AsksTheOthers: Story = {
  ...StalePick,
  tags: ['journey'],
  play: async (context) => {
    await StalePick.play?.(context);
    const { args } = context;
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Continue with the other doctor$/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Hold $15.00 and submit' }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};

const refusedPicks = (code: 'PATIENT_BUSY' | 'ALREADY_ASKED', text: string): Story => ({
  beforeEach: (context) => {
    answer(
      mock(
        'createSelection',
        fail(409, code, text, {
          fields: { 'picks.1': text },
          ...(code === 'ALREADY_ASKED' && { selectionId: 'sel_open' }),
        }),
      ),
    )(context);
    return installStoryStripe();
  },
});

export const AlreadyBookedThen: Story = {
  ...refusedPicks('PATIENT_BUSY', 'You already have an appointment at this time.'),
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => {
      await expect(await canvas.findByText('You already have an appointment at this time.')).toBeVisible();
      await expect(canvas.getByText(/^Dr Priya Venkatesan, .* AEDT\.$/)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('2 of 10 picked')).toBeVisible();
    });
  },
};

export const AlreadyAsked: Story = {
  ...refusedPicks('ALREADY_ASKED', 'You’ve already requested this time.'),
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'View that request' }));
    await expectState(() => expect(args.onOpenRequest).toHaveBeenCalledWith({ selectionId: 'sel_open' }));
  },
};

export const SignedInAsSpecialist: Story = {
  decorators: [mobile],
  beforeEach: answer(mock('authMe', aMe({ role: 'specialist' }))),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
      await expect(await sheet.findByRole('textbox', { name: 'Mobile' })).toBeVisible();
    });
  },
};

export const NewcomerSubmits: Story = {
  tags: ['journey'],
  decorators: [mobile],
  beforeEach: (context) => {
    let me = aMe({ role: null, profile: null });
    answer(
      mock('authMe', () => me),
      mock('registerUser', ({ body }) => {
        if (body.role === 'patient') me = aMe({ profile: aPatientProfile({ name: body.name }) });
        return me;
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Continue to payment' }));
    await expect(sheet.queryByRole('button', { name: 'Hold $15.00 and submit' })).toBeNull();
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Mobile' })).toHaveFocus());
    await expect(sheet.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maeve Tran');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Mobile' }), '+61 (0)491 570 156');
    await expect(sheet.getByRole('textbox', { name: 'Mobile' })).toHaveValue('+61 491 570 156');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Day' }), '14031988');
    await userEvent.click(sheet.getByRole('radio', { name: 'Female' }));
    await userEvent.click(sheet.getByRole('textbox', { name: 'Street' }));
    await userEvent.paste('14 Wattlebird Lane, Leura NSW 2780');
    await expect(sheet.getByRole('textbox', { name: 'Street' })).toHaveValue('14 Wattlebird Lane');
    await expect(sheet.getByRole('combobox', { name: 'State or territory' })).toHaveValue('NSW');
    await expect(sheet.getByRole('textbox', { name: 'Postcode' })).toHaveValue('2780');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to payment' }));
    await expect(await sheet.findByText('For Maeve Tran')).toBeVisible();
    await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    // The sent picks stay until the next page.
    await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
  },
};

const refusedWith = (words: string, ...handlers: Parameters<typeof answer>): Story => ({
  beforeEach: (context) => {
    answer(...handlers)(context);
    return installStoryStripe();
  },
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(async () => expect(await screen.findByText(words)).toBeVisible());
  },
});

export const NotCreated: Story = {
  ...refusedWith('Failed to create request', mock('createSelection', fail(500, 'INTERNAL', ''))),
  tags: ['spec:8.creating'],
  parameters: { shows: ['Failed to create request'] },
};

export const NoSelectionId: Story = {
  ...refusedWith('No selectionId returned', mock('createSelection', { selectionId: '' })),
  tags: ['spec:5.results-picks'],
  parameters: { shows: ['No selectionId returned'] },
};

export const PaymentUnderWay: Story = {
  beforeEach: (context) => {
    answer(mock('attachPayment', fail(409, 'PAYMENT_IN_PROGRESS', 'A payment is under way.')))(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expectState(() =>
      waitFor(() => expect(args.onPaymentPending).toHaveBeenCalledWith({ selectionId: 'sel_8Q2F7K' })),
    );
  },
};

export const SheetNames320: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => installStoryStripe(),
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
      for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
        await expect(brokenWords(await sheet.findByText(name))).toEqual([]);
      }
    });
  },
};
