import { goOffline, teleStage } from '@tele/kit/story-stage';
import { aBookedSelection, aCandidate, aPayment, aSelection, fail, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { brokenWords } from '../../testing/broken-words.ts';
import { answer, never } from '../../testing/answer.ts';
import { desk, phone } from '../../testing/widths.tsx';
import { RequestScreen } from './RequestScreen.tsx';
import { requestArgs } from './story-request.ts';

const meta = {
  title: 'Screens/Request',
  component: RequestScreen,
  args: requestArgs,
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (status: 'DECLINED' | 'CANCELLED' | 'LOST') =>
  aSelection({
    payment: aPayment({ status: 'canceled' }),
    candidates: aSelection().candidates.map((candidate) => aCandidate({ ...candidate, status })),
  });

export const Open: Story = {
  tags: [
    'spec:2.request-detail',
    'spec:3.selection',
    'spec:3.candidate',
    'spec:4.candidate-pending',
    'spec:4.request-open',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

export const OpenDesk: Story = { decorators: [desk] };

export const Booked: Story = {
  tags: ['spec:2.request-detail', 'spec:4.candidate-accepted', 'spec:4.selection-booked', 'spec:4.request-filled'],
  beforeEach: answer(mock('getSelection', aBookedSelection())),
};

export const BookedDesk: Story = { ...Booked, decorators: [desk] };

export const BookedDark: Story = { ...BookedDesk, globals: { scheme: 'dark' } };

export const Confirming: Story = {
  tags: ['spec:4.selection-booking-pending'],
  beforeEach: answer(
    mock('getSelection', aSelection({ candidates: [aCandidate({ status: 'ACCEPTED', feeCents: 24_500 })] })),
  ),
};

export const Closed: Story = {
  tags: ['spec:4.selection-closed'],
  beforeEach: answer(mock('getSelection', all('DECLINED'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one could accept this request')).toBeVisible();
    await expect(canvas.getByText(/You were not charged/)).toBeVisible();
    await expect(canvas.getAllByText('Declined')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Find specialists' })).toHaveAttribute('href', '#/match/doctor');
  },
};

export const DeclinedWithAReply: Story = {
  tags: ['spec:4.candidate-declined'],
  beforeEach: answer(
    mock(
      'getSelection',
      aSelection({
        candidates: aSelection().candidates.map((candidate, index) =>
          index === 0 ? aCandidate({ ...candidate, status: 'DECLINED', reply: 'see-gp-first' }) : candidate,
        ),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please see your GP about this first.')).toBeVisible();
    await expect(canvas.getByText('1 of 2 still to reply')).toBeVisible();
  },
};

export const Cancelled: Story = {
  tags: ['spec:4.selection-cancelled'],
  beforeEach: answer(mock('getSelection', all('CANCELLED'))),
};

/** Withdrawn after one declined: still a withdrawal, and the hold is released. */
export const WithdrawnAfterOneDeclined: Story = {
  beforeEach: answer(
    mock(
      'getSelection',
      aSelection({
        payment: aPayment({ status: 'canceled' }),
        candidates: aSelection().candidates.map((candidate, index) =>
          aCandidate({ ...candidate, status: index === 0 ? 'DECLINED' : 'CANCELLED' }),
        ),
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cancelled this request')).toBeVisible();
    await expect(canvas.getByText('We released the $15.00 hold. You were not charged.')).toBeVisible();
  },
};

export const Lapsed: Story = {
  beforeEach: answer(mock('getSelection', { ...all('LOST'), endedBecause: 'lapsed' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one accepted in time')).toBeVisible();
    await expect(canvas.queryByText('Not sent')).toBeNull();
  },
};

export const LapsedLesson: Story = {
  beforeEach: answer(mock('getSelection', { ...all('LOST'), profession: 'education', endedBecause: 'lapsed' })),
  play: async ({ canvas }) => {
    const find = await canvas.findByRole('link', { name: 'Find tutors' });
    await expect(find).toHaveAttribute('href', '#/match/education');
  },
};

/** Ended after 24 hours without a hold: never charged. */
export const NeverSent: Story = {
  beforeEach: answer(
    mock('getSelection', aSelection({ status: 'CLOSED', payment: null, endedBecause: 'unpaid', payBy: null })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This request was never sent')).toBeVisible();
    await expect(canvas.getByText('You have not been charged.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};

/** Held until a specialist accepts: nothing shows as paid. */
export const HeldNotPaid: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/\$15\.00 held/)).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Open until')).toBeVisible();
    await expect(canvas.queryByText(/paid$/)).toBeNull();
  },
};

let arrive: () => void;

/** The heading focused while loading keeps the focus. */
export const FocusStaysOnTheHeading: Story = {
  beforeEach: (context) => {
    const arrived = new Promise<void>((done) => (arrive = done));
    answer(mock('getSelection', () => arrived.then(() => aSelection())))(context);
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    arrive();
    await expectState(async () => {
      await expect(await canvas.findByText('2 of 2 still to reply')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: /Gastroenterology/ })).toHaveFocus();
    });
  },
};

export const OtherZone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Display time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Perth/ }));
    await expectState(async () => expect(await canvas.findByText('Tue 24 Nov, 8:00 am')).toBeVisible());
  },
};

export const Loading: Story = { beforeEach: answer(mock('getSelection', never)) };

export const Preparing: Story = {
  tags: ['spec:4.preparing'],
  args: { fromPayment: true },
  beforeEach: answer(mock('getSelection', never)),
};

export const Failed: Story = {
  tags: ['spec:8.loading-request'],
  parameters: { shows: ['Failed to load request'] },
  beforeEach: answer(mock('getSelection', fail(403, 'FORBIDDEN', 'This page is for patients.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load request')).toBeVisible();
  },
};

export const NotInMine: Story = {
  tags: ['spec:8.not-found'],
  parameters: { shows: ['Selection not found'] },
  beforeEach: answer(mock('getSelection', fail(503, 'UNAVAILABLE', 'Not now.')), mock('mySelections', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selection not found')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

export const LongText: Story = {
  beforeEach: answer(
    mock(
      'getSelection',
      aSelection({
        specialty: long,
        reason: `${long} ${long}`,
        candidates: [aCandidate({ specialistName: `Dr ${long}` })],
      }),
    ),
  ),
};

export const Phone320: Story = {
  ...Booked,
  decorators: [phone],
  play: async ({ canvas }) => {
    for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
      for (const shown of await canvas.findAllByText(name)) await expect(brokenWords(shown)).toEqual([]);
    }
  },
};

export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [desk] };

export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [desk] };
