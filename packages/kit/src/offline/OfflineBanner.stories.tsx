import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goOffline, teleStage } from '../story-stage.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: 'Patterns/OfflineBanner',
  component: OfflineBanner,
  decorators: [teleStage],
  // The connection belongs to the page, so each story has its own page.
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['spec:2.offline-banner'],
  parameters: { shows: ['You’re offline. Changes will retry when connection resumes.'] },
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’re offline. Changes will retry when connection resumes.',
    );
  },
};

export const OnlineShowsNothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/offline/)).toBeNull();
  },
};
