import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = { title: 'Patterns/Money', component: Money, args: { cents: 24_500 } } satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fee: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$245.00')).toBeVisible();
  },
};

export const Cap: Story = {
  args: { cents: 30_050, whole: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$300')).toBeVisible();
  },
};

/** Figures have equal widths, so amounts in a column line up. */
export const Column: Story = {
  render: () => (
    <ul style={{ display: 'grid', justifyItems: 'end', inlineSize: 120 }}>
      {[1_500, 24_500, 111_875, 30_000].map((cents) => (
        <li key={cents}>
          <Money cents={cents} />
        </li>
      ))}
    </ul>
  ),
};
