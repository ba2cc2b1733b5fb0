import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { QueuedApplication } from '@tele/core';
import { applicationList, aQueuedApplication, mock, unreachable } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { QueueScreen } from './QueueScreen.tsx';

const [licence] = aQueuedApplication().licences;
const numbered = (number: string): QueuedApplication['licences'] => [{ ...licence!, number }];
const whole = { uploaded: 5, required: 5, missing: [] };

const six = [
  aQueuedApplication({
    applicationId: 'app_1',
    name: 'Dr Mirela Kovač',
    licences: numbered('MED0009000017'),
    specialties: ['Sleep Medicine'],
    submittedAt: '2026-11-21T21:10:00.000Z',
    documentCount: whole,
    takenBy: { name: 'Jo Okafor', mine: true },
  }),
  aQueuedApplication({
    applicationId: 'app_2',
    name: 'Dr Ravi Thevarajah',
    licences: numbered('MED0009000025'),
    specialties: ['Psychiatry'],
    submittedAt: '2026-11-22T04:10:00.000Z',
    documentCount: whole,
  }),
  aQueuedApplication({
    applicationId: 'app_3',
    name: 'Eloise Barrymore',
    profession: 'pets',
    profileType: 'SOLO',
    licences: [],
    specialties: ['Dog Training'],
    submittedAt: '2026-11-22T15:10:00.000Z',
    documentCount: { uploaded: 4, required: 5, missing: ['photo'] },
  }),
  aQueuedApplication({
    applicationId: 'app_4',
    name: 'Dr Yusuf Sabri',
    specialties: ['Cardiology'],
    submittedAt: '2026-11-22T17:10:00.000Z',
    sentAgain: true,
    documentCount: whole,
    takenBy: { name: 'Kim Lee', mine: false },
  }),
  aQueuedApplication({
    applicationId: 'app_5',
    profileType: 'SOLO',
    submittedAt: '2026-11-22T22:30:00.000Z',
    documentCount: { uploaded: 0, required: 5, missing: ['photo', 'id1', 'id2'] },
  }),
];
const decided = [
  aQueuedApplication({ applicationId: 'app_8', name: 'Dr Kirra Langdon', status: 'REJECTED' }),
  aQueuedApplication({ applicationId: 'app_9', name: 'Dr Pádraig Devlin', status: 'APPROVED' }),
];

const meta = {
  title: 'Screens/Staff/Queue',
  component: QueueScreen,
  decorators: [teleStage],
  parameters: { now: '2026-11-22T23:10:00.000Z' },
  args: {
    shown: 'PENDING',
    toShown: (shown) => ({ href: `#/staff?show=${shown.toLowerCase()}` }),
    toReview: (applicationId) => ({ href: `#/staff/${applicationId}` }),
  },
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', applicationList([...six, ...decided]))),
} satisfies Meta<typeof QueueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToVerify: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('5 to verify, oldest waiting 26 hours. Target: 2 working days.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To verify 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Review next' })).toHaveAttribute('href', '#/staff/app_1');
    await expect(canvas.getByText('4 of 5, photo missing')).toBeVisible();
    await expect(canvas.getByText('0 of 5, 3 missing')).toBeVisible();
    await expect(canvas.getByText('Sent again')).toBeVisible();
    await expect(canvas.getByText('40 minutes')).toBeVisible();
  },
};

export const Dark: Story = { ...ToVerify, globals: { scheme: 'dark' } };

/** Next: the longest waiting application without another reviewer. */
export const NextIsWithNobodyElse: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', applicationList([six[3]!, six[4]!]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Review next' })).toHaveAttribute('href', '#/staff/app_5');
  },
};

export const Rejected: Story = {
  args: { shown: 'REJECTED' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dr Kirra Langdon' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review next' })).toBeNull();
    await expect(canvas.getByText('Mon 30 Nov')).toBeVisible();
  },
};

export const Approved: Story = {
  args: { shown: 'APPROVED' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dr Pádraig Devlin' })).toBeVisible();
  },
};

/** By part of a name or number; counts cover the results. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dr Mirela Kovač' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or number' }), '0025');
    await expectState(async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
      await expect(canvas.getByRole('link', { name: 'Dr Ravi Thevarajah' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'To verify 1' })).toBeVisible();
    });
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dr Mirela Kovač' });
    // Types slower than the search delay.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or number' }), 'nobody', { delay: 90 });
    await expectState(async () => expect(await canvas.findByText('No applications match ‘nobody’.')).toBeVisible());
  },
};

/** Keyboard: tabs, search, then one stop per application. */
export const ByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: 'Dr Mirela Kovač' });
    canvas.getByRole('searchbox', { name: 'Name or number' }).focus();
    await userEvent.keyboard('{Tab}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Dr Ravi Thevarajah' })).toHaveFocus();
  },
};

const many = Array.from({ length: 70 }, (_, index) =>
  aQueuedApplication({ applicationId: `app_${index}`, name: `Dr Odette Laurent ${index}` }),
);

/** Counts all; more rows load on scroll. */
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', applicationList(many))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To verify 70' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(70));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', applicationList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to verify.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review next' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading applications')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load applications')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load applications')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('26 hours')).toBeVisible();
    await expect(canvasElement.querySelector('.tele-staff-queue')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const LongWords: Story = {
  globals: { language: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Dr Mirela Kovač' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Dr Mirela Kovač' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
