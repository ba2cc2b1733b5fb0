import { aSpecialistProfile, fail, mock, somePayouts, unreachable } from '@tele/core/testing';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { PayoutsScreen } from './PayoutsScreen.tsx';

const none = { movements: [], balance: null, payouts: null };
const noneYet = somePayouts({ state: 'NONE', ...none });
const incomplete = somePayouts({
  state: 'INCOMPLETE',
  ...none,
  asks: [
    'individual.verification.document',
    'individual.dob.day',
    'individual.dob.month',
    'external_account',
    'something.that.is.new',
  ],
  asksBy: '2026-11-30T00:00:00.000Z',
});
const [movement] = somePayouts().movements;
const active = somePayouts({
  movements: [
    { ...movement!, offerId: 'off_1', slotISO: '2026-11-26T01:00:00.000Z' },
    { ...movement!, offerId: 'off_2', slotISO: '2026-11-20T05:30:00.000Z' },
    { ...movement!, offerId: 'off_3', slotISO: '2026-11-18T03:00:00.000Z', fate: 'refunded' },
  ],
  balance: { availableCents: 61_250, pendingCents: 39_100 },
  payouts: [
    { payoutId: 'po_2', amountCents: 61_250, status: 'in_transit', arrivesAt: '2026-11-24T00:00:00.000Z' },
    { payoutId: 'po_1', amountCents: 102_000, status: 'paid', arrivesAt: '2026-11-20T00:00:00.000Z' },
    { payoutId: 'po_0', amountCents: 20_000, status: 'failed', arrivesAt: '2026-11-13T00:00:00.000Z' },
  ],
});

const meta = {
  title: 'Screens/Payouts',
  component: PayoutsScreen,
  decorators: [teleStage],
  args: { back: { href: '#/inbox/requests' }, goTo: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myPayouts', active),
      mock('mySpecialistProfile', aSpecialistProfile()),
      mock('onboardPayouts', { url: 'https://connect.example.com/setup/story' }),
    ),
} satisfies Meta<typeof PayoutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSetUp: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', noneYet)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not set up')).toBeVisible();
    await expect(canvas.getByText('ABN, a bank account, a photo ID')).toBeVisible();
    await expect(await canvas.findByText('A paid offer')).toBeVisible();
    await expect(canvas.getByText(/^For example, your fee is \$200\.00\./)).toBeVisible();
  },
};

export const SetsUpByKeyboard: Story = {
  ...NotSetUp,
  tags: ['journey'],
  play: async (context) => {
    await NotSetUp.play?.(context);
    const { canvas, args } = context;
    canvas.getByRole('button', { name: 'Set up payouts' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.goTo).toHaveBeenCalledWith('https://connect.example.com/setup/story'));
  },
};

export const NotSetUpDark: Story = { ...NotSetUp, globals: { scheme: 'dark' } };

export const Incomplete: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', incomplete)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stripe needs more details')).toBeVisible();
    await expect(canvas.getByText('Needed by Mon 30 Nov')).toBeVisible();
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual(['Photo ID', 'Your date of birth', 'Bank account', 'More details']);
    await expect(canvas.getByRole('button', { name: 'Continue with Stripe' })).toBeVisible();
  },
};

/** All details are sent; Stripe has not decided. */
export const BeingChecked: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', { ...incomplete, asks: [], asksBy: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Stripe is checking your details/)).toBeVisible();
  },
};

export const Paused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('myPayouts', { ...active, state: 'RESTRICTED', asks: ['company.tax_id'], asksBy: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payouts are paused')).toBeVisible();
    await expect(canvas.getByText('ABN')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Payments and refunds' })).toBeVisible();
  },
};

export const Active: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Payments and refunds' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/Charged.*\$245\.00.*−\$36\.75.*\$208\.25/);
    await expect(rows[2]).toHaveTextContent(/Refunded.*−\$245\.00.*\$36\.75.*−\$208\.25/);
    await expect(canvas.getByText('$391.00')).toBeVisible();
    await expect(canvas.getByText('Arrives Tue 24 Nov')).toBeVisible();
    await expect(canvas.getByText('Arrived Fri 20 Nov')).toBeVisible();
  },
};

export const ActiveDark: Story = { ...Active, globals: { scheme: 'dark' } };

/** Active, but Stripe needs more details. */
export const ActiveAndAsked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('myPayouts', { ...active, asks: ['company.tax_id'], asksBy: '2026-11-30T00:00:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stripe needs more details')).toBeVisible();
    await expect(canvas.getByText('You can still make offers.')).toBeVisible();
  },
};

export const FirstDay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myPayouts', somePayouts({ movements: [], balance: { availableCents: 0, pendingCents: 0 }, payouts: [] })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No paid offers yet.')).toBeVisible();
    await expect(canvas.getByText(/^No payouts yet/)).toBeVisible();
  },
};

/** Stripe does not respond: shows our own data. */
export const BalanceUnavailable: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', { ...active, balance: null, payouts: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Balance and payouts are not available right now.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Payments and refunds' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Payouts to your bank account' })).toBeNull();
  },
};

/** Returned from Stripe before its update: polls until active. */
export const BackFromStripe: Story = {
  args: { fromStripe: true },
  beforeEach: ({ msw }) => {
    let payoutReads = 0;
    msw.use(mock('myPayouts', () => (payoutReads++ === 0 ? incomplete : active)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking with Stripe')).toBeVisible();
    await expect(canvas.queryByText('Stripe needs more details')).toBeNull();
    await waitFor(() => expect(canvas.getByText('Active')).toBeVisible());
    await expect(canvas.queryByText('Checking with Stripe')).toBeNull();
  },
};

/** Used link: a press requests a new one. */
export const LinkUsedTwice: Story = {
  args: { again: true },
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', incomplete)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link has expired')).toBeVisible();
  },
};

export const GetsANewLink: Story = {
  ...LinkUsedTwice,
  tags: ['journey'],
  play: async (context) => {
    await LinkUsedTwice.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new link' }));
    await waitFor(() => expect(args.goTo).toHaveBeenCalledTimes(1));
  },
};

export const StripeDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myPayouts', noneYet),
      mock('onboardPayouts', fail(503, 'PAYMENT_UNAVAILABLE', 'The payment provider does not answer. Try again.')),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up payouts' }));
    await expectState(async () => {
      await expect(await canvas.findByText('We couldn’t open Stripe')).toBeVisible();
      await expect(args.goTo).not.toHaveBeenCalled();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading payouts')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load payouts')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load payouts')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Payments and refunds' });
    await expect(canvasElement.querySelector('.tele-payouts')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar-XB' },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
