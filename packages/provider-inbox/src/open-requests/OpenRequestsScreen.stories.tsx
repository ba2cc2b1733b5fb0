import type { IncomingOpenRequest } from '@tele/core';
import { anIncomingOpenRequest, anOwnOffer, mock, somePayouts, unreachable } from '@tele/core/testing';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyTabs } from '../testing/story-tabs.ts';
import { OpenRequestsScreen } from './OpenRequestsScreen.tsx';

const requests = (): IncomingOpenRequest[] => [
  anIncomingOpenRequest({
    requestId: 'req_1',
    specialty: 'Gastroenterology',
    reason: 'Iron deficiency with normal coeliac serology. Would like advice before endoscopy.',
    createdAt: '2026-11-22T22:32:00.000Z',
  }),
  anIncomingOpenRequest({
    requestId: 'req_2',
    specialty: 'Hepatology',
    timeframe: 'next-week',
    state: 'TAS',
    reason: 'Raised ALT on two tests six weeks apart. No alcohol. Ultrasound report available.',
    createdAt: '2026-11-22T20:12:00.000Z',
  }),
  anIncomingOpenRequest({
    requestId: 'req_3',
    specialty: 'Gastroenterology',
    timeframe: 'own-words',
    timeframeWords: 'any time in December, after school',
    state: null,
    reason: null,
    createdAt: '2026-11-21T20:12:00.000Z',
  }),
];

const meta = {
  title: 'Screens/Open requests',
  component: OpenRequestsScreen,
  decorators: [teleStage],
  args: { tabs: storyTabs, payouts: { href: '#/work/payouts' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('incomingSelections', { items: [] }),
      mock('openRequests', { items: requests() }),
      mock('myOffers', { items: [] }),
      mock('myPayouts', somePayouts()),
    ),
} satisfies Meta<typeof OpenRequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['spec:3.open-request'],
  play: async ({ canvas }) => {
    const lede =
      'Patients are asking for times in your specialties. Each offer has a fee and up to 3 times to choose from.';
    await expect(await canvas.findByText(lede)).toBeVisible();
    await expect(canvas.getByText('This week, NSW, 40 minutes ago')).toBeVisible();
    await expect(canvas.getByText('‘any time in December, after school’, any state, 1 day ago')).toBeVisible();
    await expect(canvas.getByText('No reason given.')).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Parts of the inbox' }));
    await expect(tabs.getByRole('link', { name: 'Open requests 3' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'My offers' })).toHaveAttribute('href', '#/inbox/offers');
  },
};

export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' } };

export const Offered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myOffers', {
        items: [
          anOwnOffer({
            requestId: 'req_9',
            request: {
              ...anOwnOffer().request,
              specialty: 'Gastroenterology',
              reason: 'Bloating after meals for a year, weight stable.',
              createdAt: '2026-11-22T21:12:00.000Z',
            },
          }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    const reason = await canvas.findByText('Bloating after meals for a year, weight stable.');
    const row = within(reason.closest('li') ?? reason);
    await expect(row.getByText('Offered')).toBeVisible();
    await expect(row.getByRole('timer')).toHaveTextContent(/^\d+:\d\d left$/);
    await expect(row.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Make offer/ })).toHaveLength(3);
  },
};
export const OfferedDark: Story = { ...Offered, play: undefined, globals: { scheme: 'dark' } };

export const BySpecialty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('openRequests', ({ query: { specialty } }) => ({
        items: requests().filter((each) => specialty === undefined || each.specialty === specialty),
        ...(specialty === undefined && {
          specialties: [
            { specialty: 'Gastroenterology', count: 2 },
            { specialty: 'Hepatology', count: 1 },
          ],
        }),
      })),
    ),
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('radiogroup', { name: 'Specialty' }));
    await expect(chips.getByRole('radio', { name: 'All my specialties' })).toBeChecked();
    chips.getByRole('radio', { name: 'All my specialties' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectState(async () => {
      await expect(chips.getByRole('radio', { name: 'Hepatology 1' })).toBeChecked();
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Make offer/ })).toHaveLength(1));
      await expect(canvas.getByRole('button', { name: 'Make offer Hepatology' })).toBeVisible();
      const tabs = within(canvas.getByRole('navigation', { name: 'Parts of the inbox' }));
      await expect(tabs.getByRole('link', { name: 'Open requests 3' })).toBeVisible();
    });
  },
};
export const BySpecialtyPhone: Story = {
  ...BySpecialty,
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
};

export const WithoutPayouts: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', somePayouts({ state: 'NONE', balance: null, payouts: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Set up payouts to make offers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set up payouts' })).toHaveAttribute('href', '#/work/payouts');
  },
};

export const OffersWithoutPayouts: Story = {
  ...WithoutPayouts,
  tags: ['journey'],
  play: async (context) => {
    await WithoutPayouts.play?.(context);
    const { canvas } = context;
    (await canvas.findByRole('button', { name: 'Make offer Hepatology' })).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
    await expect(await sheet.findByText('Set up payouts first')).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Set up payouts' })).toHaveFocus();
    await expect(sheet.queryByLabelText('Your fee')).toBeNull();
  },
};

export const PayoutsPaused: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myPayouts', somePayouts({ state: 'RESTRICTED' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payouts are paused')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See payouts' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('openRequests', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open requests right now.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('openRequests', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading open requests')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('openRequests', unreachable)),
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

export const ATutor: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('openRequests', { items: [anIncomingOpenRequest({ profession: 'education', specialty: 'Mathematics' })] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Students are asking/)).toBeVisible();
    await expect(canvas.getByText(/^The student sees your name/)).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('openRequests', {
        items: [
          anIncomingOpenRequest({
            specialty: 'Paediatric Endocrinology, Diabetes & Metabolic Medicine',
            timeframe: 'own-words',
            timeframeWords: `${'as early as it can be, '.repeat(8)}please`,
            reason: `${'Abdominal discomfort after meals, worse at night. '.repeat(20)}\n${'x'.repeat(120)}`,
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
    const [first] = await canvas.findAllByText('Gastroenterology');
    await expect(first && getComputedStyle(first).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
