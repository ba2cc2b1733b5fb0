import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { IncomingSelection } from '@tele/core';
import { anIncomingSelection, incomingList, mock, unreachable } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyTabs } from '../testing/story-tabs.ts';
import { InboxScreen } from './InboxScreen.tsx';

const rows: readonly [slotISO: string, specialty: string, capDollars: number | null][] = [
  ['2026-11-24T00:00:00.000Z', 'Gastroenterology', 300],
  ['2026-11-24T21:30:00.000Z', 'Gastroenterology', 250],
  ['2026-11-26T01:00:00.000Z', 'Hepatology', 320],
  ['2026-11-30T05:30:00.000Z', 'Gastroenterology', null],
  ['2026-12-01T22:00:00.000Z', 'Gastroenterology', 280],
];

const inbox = (): IncomingSelection[] =>
  rows.map(([slotISO, specialty, cap], index) =>
    anIncomingSelection({
      selectionId: `sel_${index + 1}`,
      slotISO,
      specialty,
      feeCapCents: cap === null ? null : cap * 100,
      anyFee: cap === null,
    }),
  );

const meta = {
  title: 'Screens/Inbox',
  component: InboxScreen,
  decorators: [teleStage],
  args: { viewHref: (selectionId) => `#/inbox/${selectionId}`, tabs: storyTabs },
  beforeEach: ({ msw }) =>
    msw.use(mock('incomingSelections', incomingList(inbox())), mock('openRequests', { items: [] })),
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  tags: ['spec:2.inbox', 'spec:4.inbox-status', 'spec:9.sydney'],
  parameters: { shows: ['Pending'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 pending requests. Times are in Sydney time.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View Tue.24.Nov/ })[0]).toHaveAttribute('href', '#/inbox/sel_1');
    await expect(canvas.getAllByText('Any fee')).not.toHaveLength(0);
    await expect(canvas.getByText(/^Accepting a request costs \$20\.00\./)).toBeVisible();
  },
};

export const Opened: Story = {
  tags: ['spec:2.inbox', 'spec:9.money'],
  play: async (context) => {
    await Pending.play?.(context);
    const { canvas } = context;
    const [first] = canvas.getAllByRole('button', { name: 'Gastroenterology' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expectState(async () => {
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getAllByText(/^Ongoing reflux/)[0]).toBeVisible();
      await expect(canvas.getAllByText(/^Ongoing reflux/)[1]).not.toBeVisible();
      await expect(canvas.getAllByText(/^Sent 10:00\sam today$/)[0]).toBeVisible();
    });
  },
};

export const PendingDark: Story = { ...Pending, globals: { scheme: 'dark' } };

export const Empty: Story = {
  tags: ['spec:2.inbox-empty'],
  parameters: { shows: ['No pending selections right now.'] },
  args: { reviewAvailabilityHref: '#/availability' },
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pending selections right now.')).toBeVisible();
    await expect(canvas.getByText(/^Accepting a request costs \$20\.00\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review availability' })).toBeVisible();
  },
};

export const EmptyWithoutAvailability: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList([]))),
  play: async ({ canvas }) => {
    await canvas.findByText('No pending selections right now.');
    await expect(canvas.queryByRole('link', { name: 'Review availability' })).toBeNull();
  },
};

const day = 86_400_000;

const full = Array.from({ length: 70 }, (_, index) =>
  anIncomingSelection({
    selectionId: `sel_${index}`,
    slotISO: new Date(Date.parse('2026-11-24T00:00:00.000Z') + index * day).toISOString(),
  }),
);

export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList(full))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('70 pending requests. Times are in Sydney time.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(70));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** Specification-only server: all at once, in any order. */
export const AllAtOnce: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', { items: inbox().toReversed() })),
  play: Pending.play,
};

export const Loading: Story = {
  tags: ['spec:2.inbox-loading'],
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading inbox')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['spec:8.loading-inbox'],
  parameters: { shows: ['Failed to load inbox'] },
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load inbox')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['spec:2.inbox-loading'],
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load inbox')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('incomingSelections', {
        items: [
          anIncomingSelection({
            specialty: 'Paediatric Endocrinology, Diabetes & Metabolic Medicine',
            reason: `${'Abdominal discomfort after meals, worse at night. '.repeat(20)}\n${'x'.repeat(120)}`,
          }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Paediatric/ }));
    await expectState(() => expect(canvas.getByText(/^Abdominal discomfort/)).toBeVisible());
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Gastroenterology' });
    await userEvent.click(first!);
    await expectState(async () => {
      await expect(canvas.getAllByText('$300').some((shown) => shown.offsetWidth > 0)).toBe(true);
      await expect(canvasElement.querySelector('.tele-inbox')?.scrollWidth).toBeLessThanOrEqual(288);
    });
  },
};

export const LongWords: Story = {
  globals: { language: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('Gastroenterology');
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Inbox');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
