import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '@tele/ui';
import { teleStage } from '../story-stage.tsx';
import { Paused } from './Paused.tsx';

const meta = {
  title: 'Screens/Chrome/Read-only banner',
  component: Paused,
  args: { frame: Banner },
  decorators: [teleStage],
} satisfies Meta<typeof Paused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntilATime: Story = {
  args: { until: '2026-12-01T16:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Bookings and changes are paused for maintenance until Wed 2 Dec, 3:00 am AEDT. You can still browse',
    );
  },
};

export const WithoutAnEnd: Story = {
  args: { until: 'yes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Bookings and changes are paused for maintenance. You can still browse',
    );
  },
};

export const AfterItsEnd: Story = {
  args: { until: '2026-01-01T00:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('paused for maintenance. You can');
  },
};
