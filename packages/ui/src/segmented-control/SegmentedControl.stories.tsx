import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CalendarDaysIcon, CalendarIcon, InboxIcon } from '../icon/icons.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'week',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onValueChange={(next, details) => {
          setValue(next);
          args.onValueChange(next, details);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Block: Story = { args: { block: true } };

export const Icons: Story = {
  args: {
    options: [
      { value: 'day', label: 'Day', icon: CalendarIcon },
      { value: 'week', label: 'Week', icon: CalendarDaysIcon },
      { value: 'list', label: 'List', icon: InboxIcon, disabled: true },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OneTabStopAndArrows: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month', { reason: 'pick' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
