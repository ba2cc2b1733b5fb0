import type { Offer } from '@tele/core';
import {
  aBlock,
  anAcceptedOffer,
  anAvailability,
  anOwnOffer,
  aProvider,
  appointmentList,
  fail,
  mock,
  somePayouts,
  unreachable,
} from '@tele/core/testing';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyTabs } from '../testing/story-tabs.ts';
import { OwnOffersScreen } from './OwnOffersScreen.tsx';

const request = (specialty: string, reason: string): Offer['request'] => ({
  ...anOwnOffer().request,
  specialty,
  reason,
});
const { shares } = anOwnOffer();

const offers = (): Offer[] => [
  anOwnOffer({
    offerId: 'off_1',
    requestId: 'req_1',
    request: request('Gastroenterology', 'Bloating after meals for a year'),
  }),
  anOwnOffer({
    offerId: 'off_2',
    requestId: 'req_2',
    status: 'HELD',
    heldSlotISO: '2026-11-24T00:00:00.000Z',
    request: request('Hepatology', 'Raised ALT on two tests'),
  }),
  anAcceptedOffer({
    offerId: 'off_3',
    requestId: 'req_3',
    shares,
    request: request('Hepatology', 'Iron overload, family history'),
  }),
  anAcceptedOffer({
    offerId: 'off_4',
    requestId: 'req_4',
    shares,
    request: request('Gastroenterology', 'Reflux at night'),
    booking: { ...anAcceptedOffer().booking!, status: 'CANCELLED', cancelledBy: 'patient' },
  }),
  anOwnOffer({
    offerId: 'off_5',
    requestId: 'req_5',
    status: 'EXPIRED',
    createdAt: '2026-11-22T21:00:00.000Z',
    request: request('Gastroenterology', 'Reflux after stopping treatment'),
  }),
  anOwnOffer({
    offerId: 'off_6',
    requestId: 'req_6',
    status: 'LOST',
    slots: [{ slotISO: aBlock('2026-11-26', 9).startISO, isFree: true }],
    request: { ...request('General medicine', 'Dizziness on standing'), openUntil: null },
  }),
  anOwnOffer({
    offerId: 'off_7',
    requestId: 'req_7',
    status: 'WITHDRAWN',
    request: { ...request('General medicine', 'Fatigue after a viral illness'), openUntil: null },
  }),
];

const meta = {
  title: 'Screens/My offers',
  component: OwnOffersScreen,
  decorators: [teleStage],
  args: {
    tabs: storyTabs,
    payouts: { href: '#/work/payouts' },
    viewHref: (offerId) => `#/appointments?apt=${offerId}`,
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('incomingSelections', { items: [] }),
      mock('openRequests', { items: [] }),
      mock('myOffers', { items: offers() }),
      mock('myPayouts', somePayouts()),
      mock('myProvider', aProvider({ status: 'APPROVED' })),
      mock('myAppointments', appointmentList([])),
      mock('myAvailability', anAvailability()),
    ),
} satisfies Meta<typeof OwnOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 offers waiting. Times are in Sydney time.')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: '28 minutes left' })).toHaveTextContent('28:00 left');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent('$245.00');
    await expect(rows[0]).toHaveTextContent('$208.25');
    await expect(rows[1]).toHaveTextContent('The patient is paying for this time.');
    await expect(rows[3]).toHaveTextContent('Cancelled by the patient.');
    await expect(rows[4]).toHaveTextContent('and 2 more');
    await expect(canvas.getByRole('link', { name: 'View Hepatology' })).toHaveAttribute(
      'href',
      '#/appointments?apt=off_3',
    );
    await expect(canvas.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Offer again/ })).toHaveLength(1);
  },
};

export const EveryDark: Story = { ...Every, globals: { scheme: 'dark' } };

export const Withdraws: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let all = offers();
    msw.use(
      mock('myOffers', () => ({ items: all })),
      mock('withdrawOffer', ({ params }) => {
        all = all.map((each) => (each.offerId === params.id ? { ...each, status: 'WITHDRAWN' as const } : each));
        return all.find(({ offerId }) => offerId === params.id)!;
      }),
    );
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Withdraw Gastroenterology' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this offer?' }));
    await expect(dialog.getByRole('button', { name: 'Keep offer' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect((await screen.findAllByText('Offer withdrawn.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Withdraw/ })).toBeNull());
    await expect(canvas.getByText('1 offer waiting. Times are in Sydney time.')).toBeVisible();
  },
};

/** The patient has begun to pay. */
export const NotWithdrawn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'withdrawOffer',
        fail(409, 'PAYMENT_IN_PROGRESS', 'A payment for this offer is being processed. Try again in a moment.'),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Gastroenterology' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this offer?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expectState(async () =>
      expect(await dialog.findByText(/^A payment for this offer is being processed/)).toBeVisible(),
    );
  },
};

export const OffersAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer again Gastroenterology' }));
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
      await expect(await sheet.findByLabelText('Your fee')).toHaveValue('245.00');
      await expect(sheet.getByText('Reflux after stopping treatment')).toBeVisible();
    });
  },
};

/** Two minutes left. */
export const Urgent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('myOffers', { items: [anOwnOffer({ createdAt: '2026-11-22T22:29:00.000Z' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: '2 minutes left' })).toBeVisible();
  },
};

/** Widgets have no appointments page. */
export const WithoutAppointments: Story = {
  args: { viewHref: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('2 offers waiting. Times are in Sydney time.');
    await expect(canvas.queryByRole('link', { name: /^View/ })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myOffers', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You haven’t made any offers yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See open requests' })).toHaveAttribute('href', '#/inbox/requests');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myOffers', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your offers')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myOffers', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load inbox')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load inbox')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myOffers', {
        items: [
          anOwnOffer({
            feeCents: 1_000_000,
            request: {
              ...request(
                'Paediatric Endocrinology, Diabetes & Metabolic Medicine',
                `${'Abdominal discomfort after meals. '.repeat(20)}${'x'.repeat(120)}`,
              ),
              timeframe: 'own-words',
              timeframeWords: 'as early as it can be, '.repeat(8),
            },
          }),
        ],
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Paediatric/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Gastroenterology');
    await expect(canvasElement.querySelector('.tele-inbox')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Gastroenterology');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
