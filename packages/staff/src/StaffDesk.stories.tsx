import { applicationList, mock } from '@tele/core/testing';
import { inHost } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { kim, mirela, queue, reviewHandlers } from './review/story-review.ts';
import { StaffDesk } from './StaffDesk.tsx';

const meta = {
  title: 'Screens/Staff desk',
  component: StaffDesk,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    now: () => new Date('2026-11-22T23:10:00.000Z'),
    onReady: fn(),
    onStepChange: fn(),
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...reviewHandlers()),
} satisfies Meta<typeof StaffDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

// The PDF reader is large and loads with the first story.
await import('./viewer/pdf-papers.ts');

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Dr Mirela Kovač' })).toBeVisible();
    await expect(args.onReady?.mock.calls).toEqual([[]]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Applications' })).not.toHaveFocus();
  },
};

export const Narrow: Story = { ...Default, decorators: [inHost({ inlineSize: 288 })] };

/** Opens an application, moves to the next and returns; each heading takes the focus. */
export const Reviews: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) =>
    msw.use(mock('staffApplication', ({ params }) => mirela({ applicationId: params.id, takenBy: kim }))),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dr Mirela Kovač' }));
    const heading = () => canvas.getByRole('heading', { level: 2, name: /Mirela Kovač/ });
    await waitFor(() => expect(heading()).toHaveFocus());
    await expect(await canvas.findByText('2 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next application' }));
    await expect(await canvas.findByText('3 of 4')).toBeVisible();
    await expectState(async () => {
      await waitFor(() => expect(heading()).toHaveFocus());
      await expect(canvas.queryByRole('link', { name: 'Applications' })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Applications' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Applications' })).toHaveFocus());
    await expect(args.onStepChange?.mock.calls).toEqual([[{ step: 'review' }], [{ step: 'queue' }]]);
  },
};

export const ShowsRejected: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rejected 0' }));
    await expect(await canvas.findByText('No rejected applications yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Rejected 0' })).toHaveFocus();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', applicationList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to verify.')).toBeVisible();
  },
};

export const NoQueue: Story = {
  args: { step: 'review' },
  beforeEach: ({ msw }) => msw.use(mock('staffApplications', applicationList(queue()))),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Applications' })).toBeVisible();
    await waitFor(() => expect(args.onStepChange?.mock.calls).toEqual([[{ step: 'queue' }]]));
  },
};
