import type { Meta, StoryObj } from '@storybook/react-vite';
import { installStoryStripe, storyNow } from '@tele/core/testing';
import { StrictMode } from 'react';
import { expect, fn } from 'storybook/test';
import { ProviderHome } from './ProviderHome.tsx';
import { aFirstDay, working } from './story-provider-home.ts';

const meta = {
  title: 'Screens/Work home widget',
  component: ProviderHome,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    name: 'Dr Brodie',
    inboxHref: '#/inbox',
    availabilityHref: '#/hours',
    appointmentsHref: '#/appointments',
    rescheduleHref: (id) => `#/reschedules/${id}`,
    requestsHref: '#/requests',
    payoutsHref: '#/payouts',
    profileHref: '#/profile',
    categoryHref: (path) => `#/register/${path}`,
    stripe: { publishableKey: 'pk_test_story' },
    now: () => new Date(storyNow),
    onReady: fn(),
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...working({}));
    return installStoryStripe();
  },
} satisfies Meta<typeof ProviderHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same dashboard on a host's page, with the host's links. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Good morning, Dr Brodie' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Inbox 5 waiting' })).toHaveAttribute('href', '#/inbox');
    await expect(await canvas.findByRole('link', { name: 'All 7' })).toHaveAttribute('href', '#/requests');
    await expect(args.onReady).toHaveBeenCalledTimes(1);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const FirstDay: Story = {
  beforeEach: ({ msw }) => msw.use(...working(aFirstDay())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Welcome, Dr Brodie' })).toBeVisible();
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
  },
};
