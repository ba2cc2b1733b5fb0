import { fail, installStoryStripe, mock, someSpecialists } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../testing/answer.ts';
import { inSight } from '../testing/in-sight.ts';
import { resultsArgs, search } from '../testing/results-args.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

const priya = 'Dr Priya Venkatesan';
const callum = 'Dr Callum Brodie';
const hanh = 'Dr Hạnh Nguyễn';
const submit = 'Hold $15.00 and submit';
const withFees = () => someSpecialists().map((one) => (one.name === priya ? { ...one, feeFromCents: 25_500 } : one));

let requests: object[] = [];

const meta = {
  title: 'Screens/Results/Fee',
  component: ResultsScreen,
  args: { ...resultsArgs(), search: { ...search, feeCapCents: null } },
  decorators: [teleStage],
  parameters: { viewport: { options: { phone: { name: 'phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: (context) => {
    requests = [];
    answer(
      mock('searchSpecialists', { items: withFees() }),
      mock('createSelection', ({ body }) => {
        requests.push(body);
        return { selectionId: 'sel_8Q2F7K' };
      }),
    )(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openSheet(canvas: ReturnType<typeof within>, names: readonly string[]) {
  for (const name of names) {
    const card = within(await canvas.findByRole('article', { name }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit your request' });
  const sheet = within(dialog);
  await sheet.findByLabelText('Card number');
  return { dialog, sheet, amount: sheet.getByRole('textbox', { name: 'Amount in dollars' }) };
}

const pay = async (sheet: ReturnType<typeof within>): Promise<void> => {
  await userEvent.type(sheet.getByLabelText('Card number'), '4242424242424242');
  await userEvent.click(sheet.getByRole('button', { name: submit }));
};

/** The highest listed fee, rounded up to $10. */
export const DefaultMaximum: Story = {
  play: async ({ canvas, args }) => {
    const { sheet, amount } = await openSheet(canvas, [priya, callum, hanh]);
    await expect(sheet.getByRole('radiogroup', { name: 'The most you’ll pay for the consultation' })).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Up to' })).toBeChecked();
    await expect(amount).toHaveValue('260');
    await expect(amount).toHaveAccessibleDescription(
      'Doctors who ask for more cannot accept. The highest fee listed by the doctors you picked is $255.',
    );
    for (const fee of ['From $255.00', 'From $230.00', 'Fee not listed'])
      await expect(sheet.getByText(fee)).toBeVisible();
    await expect(sheet.getByText('The doctor’s fee is up to $260. You pay it to them directly.')).toBeVisible();
    await pay(sheet);
    await expectState(async () => {
      await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
      await expect(requests).toMatchObject([{ feeCapCents: 26_000 }]);
    });
  },
};

export const NoneListed: Story = {
  play: async ({ canvas }) => {
    const { dialog, sheet, amount } = await openSheet(canvas, [hanh]);
    await expect(amount).toHaveValue('');
    await pay(sheet);
    await expectState(async () => {
      await waitFor(() => expect(amount).toHaveFocus());
      await expect(amount).toBeInvalid();
      await expect(amount).toHaveAccessibleDescription('Enter the most you’ll pay, or choose Any fee.');
      await expect(inSight(amount, dialog)).toBe(true);
      await expect(requests).toEqual([]);
    });
  },
};

export const AnyFee: Story = {
  play: async ({ canvas, args }) => {
    const { sheet } = await openSheet(canvas, [hanh]);
    const anyFee = sheet.getByRole('radio', { name: 'Any fee' });
    await expect(anyFee).not.toBeChecked();
    await userEvent.click(anyFee);
    await expect(anyFee).toHaveAccessibleDescription(
      'The doctor sets the fee when they accept. You’ll be booked at that fee.',
    );
    await expect(
      sheet.getByText('You have not set a limit for the doctor’s fee. You pay it to them directly.'),
    ).toBeVisible();
    await pay(sheet);
    await expectState(async () => {
      await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
      await expect(requests).toMatchObject([{ anyFee: true }]);
      await expect(requests[0]).not.toHaveProperty('feeCapCents');
    });
  },
};

/** A low maximum warns but does not block. Typing selects the amount again. */
export const BelowAListedFee: Story = {
  play: async ({ canvas, args }) => {
    const { sheet, amount } = await openSheet(canvas, [priya, callum]);
    await userEvent.click(sheet.getByRole('radio', { name: 'Any fee' }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await expect(sheet.getByRole('radio', { name: 'Up to' })).toBeChecked();
    await expect(amount).toHaveAccessibleDescription(
      'Dr Priya Venkatesan lists $255.00 and Dr Callum Brodie lists $230.00, above your maximum. They might decline.',
    );
    await expect(amount).not.toBeInvalid();
    await pay(sheet);
    await expectState(async () => {
      await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
      await expect(requests).toMatchObject([{ feeCapCents: 20_000 }]);
    });
  },
};

export const KeepsTheChoice: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const first = await openSheet(canvas, [priya, callum]);
    await userEvent.clear(first.amount);
    await userEvent.type(first.amount, '300');
    await userEvent.click(first.sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = within(canvas.getByRole('article', { name: priya }));
    await userEvent.click(card.getByRole('button', { name: /^Remove/ }));
    const second = await openSheet(canvas, []);
    await expect(second.sheet.queryByText(priya)).toBeNull();
    await expect(second.amount).toHaveValue('300');
  },
};

/** The URL's maximum fee takes precedence. */
export const FromTheAddress: Story = {
  args: { search: { ...search, feeCapCents: 18_000 } },
  play: async ({ canvas }) => {
    const { amount } = await openSheet(canvas, [callum]);
    await expectState(() => expect(amount).toHaveValue('180'));
  },
};

export const Declined: Story = {
  beforeEach: ({ msw }) => msw.use(mock('attachPayment', fail(402, 'CARD_DECLINED', 'Your card was declined.'))),
  play: async ({ canvas }) => {
    const { dialog, sheet, amount } = await openSheet(canvas, [priya, callum]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '300');
    await userEvent.type(sheet.getByLabelText('Card number'), '4000000000000002{Enter}');
    await expectState(async () => {
      const alert = await sheet.findByText('Your card was declined.');
      await expect(sheet.getByText('You have not been charged. Try another card, or ask your bank.')).toBeVisible();
      const button = sheet.getByRole('button', { name: submit });
      await expect(inSight(alert, dialog)).toBe(true);
      await expect(inSight(sheet.getByLabelText('Card number'), dialog)).toBe(true);
      await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
      await expect(alert.closest('[role=alert]')).toHaveFocus();
      await expect(amount).toHaveValue('300');
    });
  },
};

export const Desk: Story = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvas }) => {
    const { amount } = await openSheet(canvas, [priya, callum, hanh]);
    await expectState(() => expect(amount).toHaveValue('260'));
  },
};

export const Dark: Story = { ...Desk, globals: { viewport: { value: 'phone' }, scheme: 'dark' } };
