import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { StoryForm } from '../story/StoryForm.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Street', children: <TextInput /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <StoryForm>
      <Field {...args} />
    </StoryForm>
  ),
};

export const WiresTheError: Story = {
  render: () => (
    <StoryForm>
      <Field label="Phone" required hint="For the call only." error="Enter a valid Australian phone">
        <TextInput type="tel" />
      </Field>
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone' });
    await expect(input).toHaveAccessibleDescription('Enter a valid Australian phone For the call only.');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await userEvent.click(within(canvasElement).getByText('Phone'));
    await expectState(async () => {
      await expect(input).toHaveFocus();
    });
  },
};
