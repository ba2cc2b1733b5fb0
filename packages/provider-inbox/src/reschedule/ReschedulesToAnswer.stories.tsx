import { teleStage } from '@tele/kit/story-stage';
import { anIncomingSelection, aWaitingReschedule, fail, incomingList, mock, moveList } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InboxScreen } from '../inbox/InboxScreen.tsx';
import { storyTabs } from '../testing/story-tabs.ts';

const meta = {
  title: 'Screens/Inbox/Asked to move',
  component: InboxScreen,
  decorators: [teleStage],
  args: { tabs: storyTabs, viewHref: (id) => `#/inbox/${id}`, rescheduleHref: (id) => `#/inbox/reschedules/${id}` },
  beforeEach: ({ msw }) => {
    msw.use(
      mock('incomingSelections', incomingList([anIncomingSelection()])),
      mock('openRequests', { items: [] }),
      mock(
        'waitingReschedules',
        moveList([
          aWaitingReschedule(),
          aWaitingReschedule({ rescheduleId: 'mov_2', patientName: 'Theo Abernathy-Wentworth' }),
        ]),
      ),
    );
  },
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reply Maeve Tran' })).toHaveAttribute(
      'href',
      '#/inbox/reschedules/mov_4T7KD2',
    );
    await expect(canvas.getAllByText(/^Reply by Wed 25 Nov, 11:00/)).toHaveLength(2);
  },
};

export const Narrow: Story = {
  ...Two,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...Two, globals: { scheme: 'dark' } };

export const Over: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock('waitingReschedules', moveList([aWaitingReschedule({ answerBy: '2026-11-22T23:00:00.000Z' })])));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Pending requests' })).toBeVisible();
    await expect(canvas.queryByText('Reschedule requests')).toBeNull();
  },
};

const many = Array.from({ length: 70 }, (_, row) =>
  aWaitingReschedule({ rescheduleId: `mov_${row}`, patientName: `Patient ${row}` }),
);
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(mock('waitingReschedules', moveList(many))),
  play: async ({ canvas }) => {
    const reschedules = await canvas.findByRole('list', { name: 'Reschedule requests' });
    await expect(within(reschedules).getAllByRole('listitem')).toHaveLength(50);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(within(reschedules).getAllByRole('listitem')).toHaveLength(70));
  },
};

let fails = true;
export const Failed: Story = {
  beforeEach: ({ msw }) => {
    fails = true;
    msw.use(
      mock('waitingReschedules', () =>
        fails ? fail(503, 'UNAVAILABLE', 'Try again in a moment.') : { items: [aWaitingReschedule()] },
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load reschedule requests' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Pending requests' })).toBeVisible();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['journey'],
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Reply Maeve Tran' })).toBeVisible();
  },
};

export const FailedDark: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock('waitingReschedules', fail(503, 'UNAVAILABLE', 'Try again in a moment.')));
  },
  globals: { scheme: 'dark' },
};
