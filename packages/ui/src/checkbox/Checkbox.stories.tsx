import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryForm } from '../story/StoryForm.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a copy' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChecksByKeyboard: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    const { canvasElement } = context;
    const box = within(canvasElement).getByRole('checkbox', { name: 'Send me a copy' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <StoryForm>
      <Checkbox label="Unchecked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="With a second line" description="Same time of day and length, from 26 Nov" />
      <Checkbox label="I have read the privacy notice" error="Read the notice and tick the box to go on." />
      <Checkbox label="Disabled" disabled description="Not for this plan" />
      <Checkbox label="Disabled, checked" disabled defaultChecked />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I have read the privacy notice' });
    await expect(box).toHaveAccessibleDescription('Read the notice and tick the box to go on.');
    await expect(box).toBeInvalid();
    const tickOf = (name: string) =>
      within(canvasElement).getByRole('checkbox', { name }).nextElementSibling!.querySelector('svg');
    await expect(tickOf('Checked')).toBeVisible();
    await expect(tickOf('Unchecked')).not.toBeVisible();
  },
};
