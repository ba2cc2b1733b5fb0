import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../story/StoryRow.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { icon: icons.ClockIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Icon icon={icons.ClockIcon} size="sm" />
      <Icon icon={icons.ClockIcon} />
      <Icon icon={icons.ClockIcon} size="lg" />
      <Icon icon={icons.ClockIcon} label="Pending" />
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Pending' })).toBeVisible();
  },
};

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon icon={icon} /> <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
