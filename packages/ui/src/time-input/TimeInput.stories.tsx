import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateInput } from '../date-input/DateInput.tsx';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = {
  title: 'Components/TimeInput',
  component: TimeInput,
  args: { onChange: fn() },
  render: (args) => (
    <StoryForm>
      <Field label="Start (AEDT)">
        <TimeInput {...args} />
      </Field>
    </StoryForm>
  ),
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '09:30' } };

/** Date and time are two fields (design section 5). */
export const BesideADate: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Date">
        <DateInput defaultValue="2026-11-24" />
      </Field>
      <Field label="Start (AEDT)">
        <TimeInput defaultValue="09:30" />
      </Field>
    </StoryForm>
  ),
};

export const States: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Start" error="Choose a time between 6:00 am and 10:00 pm.">
        <TimeInput defaultValue="04:00" min="06:00" max="22:00" />
      </Field>
      <Field label="Start" disabled>
        <TimeInput defaultValue="09:30" />
      </Field>
      <Field label="Start">
        <TimeInput readOnly defaultValue="09:30" />
      </Field>
      <Field label="Start">
        <TimeInput size="lg" />
      </Field>
    </StoryForm>
  ),
};

export const TypedInStepsOfFiveMinutes: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Start (AEDT)');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.type(input, '13:35');
    await expect(input).toHaveValue('13:35');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input.validity.valid).toBe(true);
    await userEvent.clear(input);
    await userEvent.type(input, '13:37');
    await expect(input).toHaveValue('13:37');
    await expect(input.validity.stepMismatch).toBe(true);
  },
};
