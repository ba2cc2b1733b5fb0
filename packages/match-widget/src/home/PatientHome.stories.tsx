import type { Meta, StoryObj } from '@storybook/react-vite';
import { installStoryStripe, storyNow } from '@tele/core/testing';
import { StrictMode } from 'react';
import { expect, fn } from 'storybook/test';
import { answer } from '../testing/answer.ts';
import { PatientHome } from './PatientHome.tsx';
import { aFullHome, having } from './story-patient-home.ts';

const meta = {
  title: 'Screens/Home widget',
  component: PatientHome,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    name: 'Maeve',
    findHref: '#/find',
    categoriesHref: '#/categories',
    appointmentsHref: (id) => (id ? `#/appointments/${id}` : '#/appointments'),
    requestsHref: '#/requests',
    selectionHref: (id) => `#/requests/${id}`,
    payHref: (id) => `#/requests/${id}/pay`,
    openRequestHref: (id) => `#/open/${id}`,
    alertHref: ({ alertId }) => `#/alerts/${alertId}`,
    specialistHref: (id) => `#/specialists/${id}`,
    stripe: { publishableKey: 'pk_test_story' },
    now: () => new Date(storyNow),
    onSearch: fn(),
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
  beforeEach: (context) => {
    answer(...having(aFullHome()))(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof PatientHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same dashboard on a host's page, with the host's links. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Good morning, Maeve' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^View Rheumatology/ })).toHaveAttribute(
      'href',
      '#/requests/sel_open',
    );
    await expect(canvas.getByRole('link', { name: /^Find specialists/ })).toHaveAttribute('href', '#/find');
    await expect(args.onReady).toHaveBeenCalledTimes(1);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** A zone of the host is where the picker starts. */
export const InTheHostsZone: Story = {
  args: { zone: 'Australia/Perth' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tomorrow at 8:00\sam\sAWST\.$/)).toBeVisible();
    await expect((await canvas.findAllByText(/8:00\s–\s8:30/))[0]).toBeVisible();
  },
};

export const FirstVisit: Story = {
  beforeEach: answer(...having({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Welcome, Maeve' })).toBeVisible();
  },
};
