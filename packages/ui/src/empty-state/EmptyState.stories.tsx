import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Card } from '../card/Card.tsx';
import { SearchIcon } from '../icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';
import { OfflineState } from './OfflineState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No pending selections right now.',
    hint: 'Patient selections appear here when patients pick one of your slots.',
    action: <ButtonLink href="#availability">Review availability</ButtonLink>,
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAnIcon: Story = {
  args: { icon: SearchIcon, title: 'No specialists match. Try any state.', hint: undefined, action: undefined },
};
export const Offline: Story = {
  args: { title: 'Failed to load inbox', hint: 'You’re offline. This will load when you’re back online.' },
  render: ({ title, hint }) => (
    <Card>
      <OfflineState title={title} hint={hint} />
    </Card>
  ),
};
