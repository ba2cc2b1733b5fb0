import { teleStage } from '@tele/kit/story-stage';
import {
  aBooking,
  anIncomingSelection,
  aSavedCard,
  aTimeOff,
  incomingList,
  fail,
  installStoryStripe,
  mock,
  unreachable,
  type Refusal,
} from '@tele/core/testing';
import type { BodyParsed } from '@tele/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { RespondScreen } from './RespondScreen.tsx';

type Acceptance = BodyParsed<'acceptSelection'>;

/** API replies without refusals. */
const accepting = (selectionId: string, body: Acceptance) =>
  body.dryRun
    ? ({ selectionId, status: 'PENDING' } as const)
    : ({ selectionId, status: 'BOOKED', booking: aBooking({ feeCents: body.feeCents }) } as const);

/** Refuses only once the card is sent. */
const refusingTheCard = (refusal: Refusal) =>
  mock('acceptSelection', ({ params, body }) => (body.dryRun ? accepting(params.id, body) : refusal));

const meta = {
  title: 'Screens/Respond',
  component: RespondScreen,
  decorators: [teleStage],
  args: { selectionId: 'sel_8Q2F7K', inboxHref: '#/inbox', onDone: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      mock('incomingSelections', incomingList([anIncomingSelection({ specialty: 'Gastroenterology' })])),
      mock('acceptSelection', ({ params, body }) => accepting(params.id, body)),
      mock('timesAway', { timeOff: [], busy: [] }),
      mock('myCards', { items: [] }),
    );
    return installStoryStripe();
  },
} satisfies Meta<typeof RespondScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooManyCards = 'Too many cards have been declined. You can try again in 40 minutes.';

const typeFee = async (fee: string) => {
  const input = await screen.findByLabelText('Your consultation fee');
  await userEvent.clear(input);
  await userEvent.type(input, `${fee}{Enter}`);
};

const giveCard = async (number = '4242424242424242') => {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.click(screen.getByRole('button', { name: 'Save card & Accept' }));
};

export const Request: Story = {
  tags: ['spec:2.respond'],
  parameters: { shows: ['Accept', 'Decline'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tuesday 24 November, Sydney time')).toBeVisible();
    await expect(canvas.getAllByText('$300')[0]).toBeVisible();
    await expect(canvas.getByText('2 other doctors')).toBeVisible();
    await expect(canvas.getByText('You pay this to Tele when you accept.')).toBeVisible();
    await expect(canvas.getByText('Next, you enter a card and pay $20.00.')).toBeVisible();
    await expect(canvas.getByLabelText('Your consultation fee')).toHaveValue('');
  },
};

const gastro = anIncomingSelection({ specialty: 'Gastroenterology' });
const usual = (cents: number, from: 'listed' | 'last-accepted' = 'listed') => ({ cents, from });
const saved = mock('myCards', { items: [aSavedCard()] });
const prefilled = ({ msw }: Pick<Parameters<typeof meta.beforeEach>[0], 'msw'>): void =>
  msw.use(saved, mock('incomingSelections', incomingList([gastro], usual(23_000))));

export const Prefilled: Story = {
  beforeEach: prefilled,
  play: async ({ canvas }) => {
    const fee = await canvas.findByLabelText('Your consultation fee');
    await expect(fee).toHaveValue('230.00');
    await expect(
      canvas.getByText('This is the ‘Fee from’ in your profile. The patient pays you directly.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change Visa ending 0006' })).toBeVisible();
    await expect(canvas.getByText('Next, you check the card and pay $20.00.')).toBeVisible();
  },
};
export const AnotherFeeThanUsual: Story = {
  beforeEach: prefilled,
  play: async ({ canvas }) => {
    const fee = await canvas.findByLabelText('Your consultation fee');
    await userEvent.type(fee, '{Backspace}5');
    await expectState(() => expect(canvas.queryByText(/^This is the ‘Fee from’/)).toBeNull());
  },
};
export const PrefilledDark: Story = { ...Prefilled, play: async () => {}, globals: { scheme: 'dark' } };
export const PrefilledNarrow: Story = {
  ...Prefilled,
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Change Visa ending 0006' });
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
    const bar = canvasElement.querySelector('.tele-respond-bar')!;
    await expect(getComputedStyle(bar).position).toBe('sticky');
  },
};

export const LastAcceptedFee: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList([gastro], usual(21_000, 'last-accepted')))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your consultation fee')).toHaveValue('210.00');
    await expect(
      canvas.getByText('This is the fee you set for the last request you accepted. The patient pays you directly.'),
    ).toBeVisible();
  },
};

export const CardStep: Story = {
  tags: ['spec:2.respond', 'spec:9.acceptance-fee'],
  parameters: { shows: ['Save card & Accept'] },
  play: async ({ canvas }) => {
    await typeFee('245');
    await expectState(async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pay the acceptance fee' })).toHaveFocus());
      await expect(canvas.getByText('$245.00')).toBeVisible();
      const charge =
        'We charge $20.00, confirm the appointment straight away and save a new card for next time. If the charge fails, nothing changes.';
      await expect(canvas.getByText(charge)).toBeVisible();
      await canvas.findByLabelText('Card number');
    });
  },
};

export const SavedCardStep: Story = {
  beforeEach: prefilled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expectState(async () => {
      await expect(await canvas.findByRole('radio', { name: 'Visa ending 0006' })).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Pay $20.00 and accept' })).toBeVisible();
      await expect(canvas.queryByLabelText('Card number')).toBeNull();
    });
  },
};

export const SavedCardOrWallet: Story = {
  beforeEach: (context) => {
    prefilled(context);
    return installStoryStripe({ wallets: ['apple_pay', 'google_pay', 'link'] });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expectState(async () => {
      await expect(await canvas.findByRole('button', { name: 'Apple Pay' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pay $20.00 and accept' })).toBeVisible();
    });
  },
};

export const AnotherCard: Story = {
  beforeEach: prefilled,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Visa ending 0006' }));
    await expectState(async () => {
      await expect(await canvas.findByRole('radio', { name: 'Another card' })).toBeChecked();
      await expect(await canvas.findByRole('button', { name: 'Save card & Accept' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Pay $20.00 and accept' })).toBeNull();
    });
  },
};

export const CardStepDark: Story = { ...CardStep, globals: { scheme: 'dark' } };

const onAccept = fn<(body: object) => void>();

export const AcceptedWithTheSavedCard: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    prefilled(context);
    onAccept.mockClear();
    context.msw.use(
      mock('acceptSelection', ({ params, body }) => {
        onAccept(body);
        return accepting(params.id, body);
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Change Visa ending 0006' });
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.00 and accept' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('accepted'));
    await expect(onAccept.mock.calls.at(-1)).toEqual([{ feeCents: 23_000, paymentMethodId: 'pm_saved_visa' }]);
  },
};

export const SavedCardDeclined: Story = {
  beforeEach: (context) => {
    prefilled(context);
    context.msw.use(refusingTheCard(fail(402, 'CARD_DECLINED', 'Your card was declined.')));
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Change Visa ending 0006' });
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $20.00 and accept' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Another card' })).toBeEnabled();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};

/** First a check without a card, then the acceptance with it. */
export const Accepted: Story = {
  tags: ['spec:4.accept-flow'],
  beforeEach: ({ msw }) => {
    onAccept.mockClear();
    msw.use(
      mock('acceptSelection', ({ params, body }) => {
        onAccept(body);
        return accepting(params.id, body);
      }),
    );
  },
  play: async ({ args }) => {
    await typeFee('$245.50');
    await giveCard();
    await expectState(async () => {
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('accepted'));
      await expect(await screen.findAllByText('Appointment confirmed.')).not.toHaveLength(0);
      await expect(onAccept.mock.calls).toEqual([
        [{ feeCents: 24_550, dryRun: true }],
        [{ feeCents: 24_550, paymentMethodId: 'ctoken_4242' }],
      ]);
    });
  },
};

export const InvalidFee: Story = {
  tags: ['spec:5.accept-fee'],
  parameters: { shows: ['Please enter a valid fee in AUD (e.g., 250)'] },
  play: async ({ canvas }) => {
    await typeFee('abc');
    await expectState(async () => {
      await expect(await canvas.findByText('Please enter a valid fee in AUD (e.g., 250)')).toBeVisible();
      const input = canvas.getByLabelText('Your consultation fee');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    });
  },
};

export const OverTheCap: Story = {
  tags: ['spec:5.accept-cap'],
  parameters: { shows: ['This exceeds the patient’s fee cap. Continue?'] },
  play: async () => {
    await typeFee('320');
    await expectState(async () => {
      const question = within(
        await screen.findByRole('alertdialog', { name: 'This exceeds the patient’s fee cap. Continue?' }),
      );
      await waitFor(() => expect(question.getByRole('button', { name: 'Change fee' })).toHaveFocus());
      await expect(question.getAllByRole('button')).toHaveLength(1);
      const text = 'Your fee is $320.00 and the cap is $300. To accept, enter $300.00 or less.';
      await expect(question.getByText(text)).toBeVisible();
    });
  },
};

export const OverTheCapAndBack: Story = {
  tags: ['spec:8.fee-exceeds'],
  parameters: { shows: ['Fee exceeds the patient’s cap.'] },
  play: async ({ canvas }) => {
    const fee = await canvas.findByLabelText('Your consultation fee');
    await userEvent.type(fee, '320');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Change fee' }));
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(await canvas.findByText('Fee exceeds the patient’s cap.')).toBeVisible();
      await waitFor(() => expect(fee).toHaveFocus());
      await expect(fee).toHaveAttribute('aria-invalid', 'true');
      await expect(canvas.queryByText('Pay the acceptance fee')).toBeNull();
    });
  },
};

const anyFee = anIncomingSelection({ specialty: 'Gastroenterology', feeCapCents: null, anyFee: true });

export const AnyFee: Story = {
  beforeEach: ({ msw }) => msw.use(saved, mock('incomingSelections', incomingList([anyFee], usual(23_000)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Any fee')).toHaveLength(2);
  },
};

/** A likely typing error is questioned, with the safe answer first. */
export const UnusualFee: Story = {
  beforeEach: AnyFee.beforeEach!,
  play: async () => {
    await typeFee('2300');
    await expectState(async () => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Is $2,300.00 the right fee?' }));
      await waitFor(() => expect(question.getByRole('button', { name: 'Change fee' })).toHaveFocus());
      const text =
        /^The ‘Fee from’ in your profile is \$230\.00\. This patient set no cap and will be booked at the fee you enter\.$/;
      await expect(question.getByText(text)).toBeVisible();
    });
  },
};

/** Asked once per amount, also after retyping it. */
export const UnusualFeeUsed: Story = {
  ...UnusualFee,
  tags: ['journey'],
  play: async (context) => {
    await UnusualFee.play?.(context);
    const { canvas } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Change fee' }));
    const fee = canvas.getByLabelText('Your consultation fee');
    await waitFor(() => expect(fee).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Use $2,300.00' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change fee' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('heading', { name: 'Pay the acceptance fee' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const SlotTakenBeforeTheCard: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('acceptSelection', fail(409, 'SLOT_TAKEN', 'You already have a booking at this time.'))),
  play: async ({ canvas }) => {
    await typeFee('245');
    await expectState(async () => {
      await expect(await canvas.findByText('You already have a booking at this time.')).toBeVisible();
      await expect(canvas.queryByText('Pay the acceptance fee')).toBeNull();
    });
  },
};

export const ServiceFailedBeforeTheCard: Story = {
  tags: ['spec:8.api-error'],
  beforeEach: ({ msw }) => msw.use(mock('acceptSelection', fail(500, 'INTERNAL', 'The service stumbled.'))),
  play: async ({ canvas }) => {
    await typeFee('245');
    await expectState(async () => expect(await canvas.findByText('The service stumbled.')).toBeVisible());
  },
};

export const CapLoweredWhileTheCardWasTyped: Story = {
  beforeEach: ({ msw }) => msw.use(refusingTheCard(fail(422, 'FEE_EXCEEDS_CAP', 'Fee exceeds the cap'))),
  play: async ({ canvas }) => {
    await typeFee('245');
    await giveCard();
    await expectState(async () => {
      await expect(await canvas.findByText('Fee exceeds the patient’s cap.')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Your consultation fee')).toHaveFocus());
    });
  },
};

export const FilledByAnother: Story = {
  tags: ['spec:8.already-filled'],
  parameters: { shows: ['Already filled by another specialist.'] },
  beforeEach: ({ msw }) => msw.use(refusingTheCard(fail(409, 'ALREADY_BOOKED', 'Already booked'))),
  play: async ({ args }) => {
    await typeFee('245');
    await giveCard();
    await expectState(async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Already filled by another specialist.' }));
      await expect(dialog.getByText('You were not charged.')).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Back to inbox' })).toHaveFocus());
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};

export const BackAfterFilled: Story = {
  ...FilledByAnother,
  tags: ['journey'],
  play: async (context) => {
    await FilledByAnother.play?.(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith('filled'));
  },
};

/** Retry after an acceptance whose answer was lost. */
export const AcceptedBefore: Story = {
  beforeEach: ({ msw }) => msw.use(refusingTheCard(fail(409, 'ALREADY_ACCEPTED', 'Already accepted'))),
  play: async ({ args }) => {
    await typeFee('245');
    await giveCard();
    await expectState(async () => {
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('accepted'));
      await expect(await screen.findAllByText(/Your appointment is confirmed/)).not.toHaveLength(0);
      await expect(screen.queryByText(/Already filled/)).toBeNull();
    });
  },
};

export const FilledBeforeTheCard: Story = {
  beforeEach: ({ msw }) => msw.use(mock('acceptSelection', fail(409, 'ALREADY_BOOKED', 'Already booked'))),
  play: async () => {
    await typeFee('245');
    await expectState(async () =>
      expect(await screen.findByRole('alertdialog', { name: 'Already filled by another specialist.' })).toBeVisible(),
    );
  },
};

export const PatientHasNoCard: Story = {
  tags: ['spec:8.no-card-on-file'],
  parameters: { shows: ['The patient has not set up a card for this selection yet.'] },
  beforeEach: ({ msw }) => msw.use(mock('acceptSelection', fail(409, 'CARD_NOT_ON_FILE', 'Card not on file'))),
  play: async ({ canvas, args }) => {
    await typeFee('245');
    await expectState(async () => {
      const text = 'The patient has not set up a card for this selection yet.';
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};

export const CardDeclined: Story = {
  beforeEach: ({ msw }) => msw.use(refusingTheCard(fail(402, 'CARD_DECLINED', 'Your card was declined.'))),
  play: async ({ canvas }) => {
    await typeFee('245');
    await giveCard('4000000000000002');
    await expectState(async () => expect(await canvas.findByText('Your card was declined.')).toBeVisible());
  },
};

/** Neither the service nor the bank gives a reason. */
export const NotAccepted: Story = {
  tags: ['spec:8.accept-failed'],
  parameters: { shows: ['Failed to accept with this card'] },
  beforeEach: ({ msw }) => msw.use(refusingTheCard(fail(402, 'CARD_DECLINED', ''))),
  play: async ({ canvas }) => {
    await typeFee('245');
    await giveCard('4000000000000002');
    await expectState(async () => expect(await canvas.findByText('Failed to accept with this card')).toBeVisible());
  },
};

export const TooManyDeclinedCards: Story = {
  beforeEach: ({ msw }) => msw.use(refusingTheCard(fail(429, 'TOO_MANY_DECLINED_CARDS', tooManyCards))),
  play: async ({ canvas }) => {
    await typeFee('245');
    await giveCard();
    await expectState(async () => {
      await expect(await canvas.findByText(tooManyCards)).toBeVisible();
      const card = canvas.getByLabelText('Card number');
      await waitFor(() => expect(card).toBeEnabled());
      await expect(card).toHaveValue('4242424242424242');
    });
  },
};

export const ChangesTheFeeAfterTooManyCards: Story = {
  ...TooManyDeclinedCards,
  tags: ['journey'],
  play: async (context) => {
    await TooManyDeclinedCards.play?.(context);
    const { canvas, args } = context;
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change fee' }));
    await expect(await canvas.findByLabelText('Your consultation fee')).toHaveValue('245.00');
  },
};

export const CardDeclinedAndFeeChanged: Story = {
  ...CardDeclined,
  play: async (context) => {
    await CardDeclined.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Change fee' }));
    await expectState(async () => {
      await waitFor(() => expect(canvas.getByLabelText('Your consultation fee')).toHaveFocus());
      await expect(canvas.getByLabelText('Your consultation fee')).toHaveValue('245.00');
    });
  },
};

export const TimeOffThen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('timesAway', { timeOff: [aTimeOff({}, ['2026-11-20', '2026-12-20'])], busy: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have time off then/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled();
  },
};

export const Declined: Story = {
  tags: ['spec:4.accept-flow', 'spec:5.decline-asks'],
  parameters: { shows: ['Decline this selection?'] },
  beforeEach: ({ msw }) =>
    msw.use(mock('declineSelection', ({ params }) => ({ selectionId: params.id, status: 'DECLINED' }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline this selection?' }));
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    await expectState(() => waitFor(() => expect(args.onDone).toHaveBeenCalledWith('declined')));
  },
};

export const DeclinedWithAReply: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('declineSelection', ({ params, body }) =>
        body?.reply === 'not-my-field'
          ? { selectionId: params.id, status: 'DECLINED' }
          : fail(422, 'INVALID_INPUT', 'Another reply was meant.'),
      ),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline this selection?' }));
    const reply = question.getByLabelText(/Tell the patient/);
    await userEvent.selectOptions(reply, 'Another specialist would be a better fit.');
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    await expectState(() => waitFor(() => expect(args.onDone).toHaveBeenCalledWith('declined')));
  },
};

export const DeclineFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('declineSelection', fail(500, 'INTERNAL', 'The service stumbled.'))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    await expectState(async () => {
      await expect(await question.findByText('The service stumbled.')).toBeVisible();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};

export const NoLongerPending: Story = {
  tags: ['spec:8.not-pending'],
  parameters: { shows: ['This request is no longer pending for you.'] },
  args: { selectionId: 'sel_gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This request is no longer pending for you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to inbox' })).toHaveAttribute('href', '#/inbox');
  },
};

export const BeyondTheFirstPage: Story = {
  args: { selectionId: 'sel_60' },
  beforeEach: ({ msw }) => {
    const all = Array.from({ length: 70 }, (_, index) => anIncomingSelection({ selectionId: `sel_${index}` }));
    msw.use(mock('incomingSelections', incomingList(all)));
  },
  play: Request.play,
};

export const PaymentsNotConfigured: Story = {
  tags: ['spec:2.payments-missing'],
  parameters: { stripe: null },
  play: async ({ canvas }) => {
    await typeFee('245');
    await expectState(async () => expect(await canvas.findByText('Card payments aren’t available')).toBeVisible());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading request')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load request')).toBeVisible();
  },
};

export const NoCapNoReason: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('incomingSelections', { items: [anIncomingSelection({ feeCapCents: null, anyFee: true, reason: null })] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reason given.')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await typeFee('245');
    await expectState(async () => {
      await canvas.findByLabelText('Card number');
      await expect(canvasElement.querySelector('.tele-respond')?.scrollWidth).toBeLessThanOrEqual(288);
    });
  },
};

export const OfATutor: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('incomingSelections', {
        items: [anIncomingSelection({ profession: 'education', specialty: 'Mathematics' })],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Student’s fee cap')).toBeVisible();
    await expect(canvas.getByText('2 other tutors')).toBeVisible();
    await expect(canvas.getByText('The student pays you directly.')).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { language: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Gastroenterology');
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Respond to request');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Gastroenterology');
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
