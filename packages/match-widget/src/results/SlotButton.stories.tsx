import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlotButton } from './SlotButton.tsx';

const meta = {
  title: 'Patterns/SlotButton',
  component: SlotButton,
  args: {
    slotISO: '2026-11-23T22:30:00.000Z',
    zone: 'Australia/Sydney',
    label: '9:30\u00a0am\u00a0AEDT, Tuesday 24 November, Dr Priya Venkatesan',
    picked: false,
    disabled: false,
    tabStop: true,
    onPick: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 110, display: 'grid', gap: 8 }}>{Story()}</div>],
} satisfies Meta<typeof SlotButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <>
      <SlotButton {...args} />
      <SlotButton {...args} picked />
      <SlotButton {...args} disabled />
    </>
  ),
};

export const PickedByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^9:30\sam\sAEDT, Tuesday 24 November, Dr Priya/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('2026-11-23T22:30:00.000Z');
  },
};
