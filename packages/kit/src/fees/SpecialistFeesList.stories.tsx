import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { teleStage } from '../story-stage.tsx';
import { SpecialistFeesList } from './SpecialistFeesList.tsx';

const meta = {
  title: 'Patterns/SpecialistFeesList',
  component: SpecialistFeesList,
  decorators: [teleStage],
  args: { profileType: 'SOLO' },
} satisfies Meta<typeof SpecialistFeesList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Directory: Story = {
  play: ({ canvas }) =>
    expectState(async () => {
      for (const text of [
        '$20.00',
        '$10.00, never more than your fee',
        /^For example, your fee is \$200\.00\. For a request, you pay us \$20\.00 .* For an offer, you receive \$190\.00\.$/,
      ])
        await expect(canvas.getByText(text)).toBeVisible();
    }),
};

export const Practice: Story = {
  args: { profileType: 'EUCA_MD' },
  play: ({ canvas }) =>
    expectState(async () => {
      await expect(canvas.getByText('15% of your fee')).toBeVisible();
      await expect(canvas.getByText(/For an offer, you receive \$170\.00\.$/)).toBeVisible();
    }),
};
export const PracticeDark: Story = { ...Practice, globals: { scheme: 'dark' } };
