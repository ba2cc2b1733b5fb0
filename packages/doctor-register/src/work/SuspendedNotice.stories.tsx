import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuspendedNotice } from './SuspendedNotice.tsx';

const meta = {
  title: 'Screens/Work/Suspended',
  component: SuspendedNotice,
  decorators: [teleStage],
  args: { href: '#/work/doctors' },
} satisfies Meta<typeof SuspendedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is suspended')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '#/work/doctors');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
