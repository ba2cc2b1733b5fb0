import type { Meta, StoryObj } from '@storybook/react-vite';
import { mock, someNotifications, someSpecialistNotifications, storyNow } from '@tele/core/testing';
import { expectState } from '@tele/ui/expect-state';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';

const meta = {
  title: 'Screens/Notification bell',
  component: NotificationBell,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    side: 'patient',
    hrefs: {
      appointment: ({ id }) => `#/day/${id}`,
      request: ({ selectionId }) => `#/asked/${selectionId}`,
      reschedule: ({ rescheduleId }) => `#/moved/${rescheduleId}`,
      alert: ({ alertId }) => `#/alerts/${alertId}`,
    },
    now: () => new Date(storyNow),
    onReady: fn(),
    onUnseenChange: fn(),
    onError: fn(),
  },
  decorators: [
    (Story) => (
      <StrictMode>
        <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '600px' }}>
          <Story />
        </div>
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock('notifications', ({ query }) =>
        query.role === 'specialist' ? someSpecialistNotifications() : someNotifications(),
      ),
    ),
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links lead to the host's pages, and the host hears the number. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 1 unseen' });
    await expect(args.onReady).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(args.onUnseenChange).toHaveBeenLastCalledWith({ count: 1 }));
    await userEvent.click(bell);
    await expectState(async () => {
      const row = await canvas.findByRole('link', { name: /^Booked with Dr Callum Brodie unseen/ });
      await expect(row).toHaveAttribute('href', '#/day/sel_3M9XTD');
    });
    await waitFor(() => expect(args.onUnseenChange).toHaveBeenLastCalledWith({ count: 0 }));
  },
};

export const Specialist: Story = {
  args: { side: 'specialist' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications, \d+ unseen/ }));
    await expectState(async () =>
      expect(await canvas.findByRole('link', { name: /^New request/ })).toHaveAttribute('href', '#/asked/sel_8Q2F7K'),
    );
  },
};

export const SignedOut: Story = {
  args: { token: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    await expectState(async () => expect(await canvas.findByText('Please sign in')).toBeVisible());
  },
};
