import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { BellIcon, CloseIcon, PencilIcon } from '../icon/icons.ts';
import { StoryRow } from '../story/StoryRow.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: CloseIcon, label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EnterAndSpacePress: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: () => (
    <StoryRow>
      <IconButton icon={CloseIcon} label="Close" />
      <IconButton icon={CloseIcon} label="Close" bordered />
      <IconButton icon={PencilIcon} label="Edit" size="sm" bordered />
      <IconButton icon={PencilIcon} label="Edit" size="lg" bordered />
      <IconButton icon={PencilIcon} label="Edit" aria-expanded />
      <IconButton icon={PencilIcon} label="Edit" disabled />
      <IconButton icon={PencilIcon} label="Edit" bordered disabled />
    </StoryRow>
  ),
};

export const Badges: Story = {
  render: () => (
    <StoryRow>
      {[0, 2, 99, 140].map((count) => (
        <IconButton
          key={count}
          icon={BellIcon}
          label="Notifications"
          badge={<CountBadge count={count} label="unseen" />}
        />
      ))}
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications 2 unseen' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
