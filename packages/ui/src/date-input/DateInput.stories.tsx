import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { DateInput } from './DateInput.tsx';

const meta = {
  title: 'Components/DateInput',
  component: DateInput,
  args: { onChange: fn(), min: '2026-11-20' },
  render: (args) => (
    <StoryForm>
      <Field label="Date">
        <DateInput {...args} />
      </Field>
    </StoryForm>
  ),
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Date of birth">
        <DateInput defaultValue="1984-03-09" max="2026-11-20" autoComplete="bday" />
      </Field>
      <Field label="Date" error="Choose a date from today on.">
        <DateInput size="lg" />
      </Field>
      <Field label="Date" disabled>
        <DateInput defaultValue="2026-11-24" />
      </Field>
    </StoryForm>
  ),
};

export const TypedByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Date');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.type(input, '2026-11-24');
    await expect(input).toHaveValue('2026-11-24');
    await expect(input.validity.valid).toBe(true);
    await userEvent.clear(input);
    await userEvent.type(input, '2026-11-19');
    await expect(input.validity.rangeUnderflow).toBe(true);
  },
};
