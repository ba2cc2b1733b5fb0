import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '11 am to 11:30 am' },
  render: (args) => (
    <p>
      <span aria-hidden="true">11:00 – 11:30 am</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('11 am to 11:30 am').closest('.tele-visually-hidden');
    const { width, height } = hidden?.getBoundingClientRect() ?? new DOMRect(0, 0, 9, 9);
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
