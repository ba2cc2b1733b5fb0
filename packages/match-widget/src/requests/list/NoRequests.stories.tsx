import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoRequests } from './NoRequests.tsx';

const meta = {
  title: 'Screens/Requests/Of a newcomer',
  component: NoRequests,
  args: { findHref: '#/match/doctor' },
} satisfies Meta<typeof NoRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a professional' })).toHaveAttribute('href', '#/match/doctor');
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
