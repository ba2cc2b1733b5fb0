import { teleStage } from '@tele/kit/story-stage';
import { aMe, anIncomingSelection, foreignWord, incomingList, installStoryStripe, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RespondScreen } from '../respond/RespondScreen.tsx';
import { storyTabs } from '../testing/story-tabs.ts';
import { InboxScreen } from './InboxScreen.tsx';

const request = anIncomingSelection({
  profession: 'education',
  specialty: 'Mathematics',
  reason: 'Fractions, year 6.',
});

/** Texts for a tutor: no health words, and none of another category. */
const meta = {
  title: 'Screens/Inbox/Of a tutor',
  decorators: [teleStage],
  beforeEach: ({ msw }) => {
    msw.use(
      mock('incomingSelections', incomingList([request])),
      mock('openRequests', { items: [] }),
      mock('authMe', aMe({ role: 'specialist', profession: 'education' })),
      mock('timesAway', { timeOff: [], busy: [] }),
      mock('myCards', { items: [] }),
    );
    return installStoryStripe();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const expectOwnWords = () => expect(foreignWord('education', document.body.innerText)).toBeNull();
const inbox = () => <InboxScreen viewHref={(id) => `#/inbox/${id}`} tabs={storyTabs} />;

export const Inbox: Story = {
  render: inbox,
  play: async ({ canvas }) => {
    await canvas.findByText('Mathematics');
    await expectOwnWords();
  },
};

export const Empty: Story = {
  render: inbox,
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Requests appear here when someone picks one of your times.')).toBeVisible();
    await expectOwnWords();
  },
};

export const Respond: Story = {
  tags: ['journey'],
  render: () => <RespondScreen selectionId="sel_8Q2F7K" inboxHref="#/inbox" onDone={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await screen.findByRole('alertdialog');
    await expectOwnWords();
  },
};
