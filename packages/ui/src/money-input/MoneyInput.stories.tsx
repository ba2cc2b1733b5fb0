import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'Components/MoneyInput',
  component: MoneyInput,
  args: { value: 24500, onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StoryForm>
        <Field label="Your consultation fee" hint="Charged to the patient. Their cap is $300.">
          <MoneyInput
            {...args}
            value={value}
            onValueChange={(cents, details) => {
              setValue(cents);
              args.onValueChange(cents, details);
            }}
          />
        </Field>
      </StoryForm>
    );
  },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: null } };

export const FormatsOnBlur: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Your consultation fee' });
    await userEvent.type(input, '$1,245.5');
    await expect(input).toHaveValue('$1,245.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,245.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(124550, {
      reason: 'typed',
      invalid: false,
      text: '$1,245.5',
    });
  },
};

/** What is not an amount stays in the field, to be corrected. */
export const KeepsWhatIsNotAnAmount: Story = {
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Your consultation fee' });
    await userEvent.type(input, '2o0');
    await userEvent.tab();
    await expect(input).toHaveValue('2o0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'typed', invalid: true, text: '2o0' });
  },
};

export const States: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Fee" error="Enter a fee of at least $1.">
        <MoneyInput value={0} onValueChange={fn()} />
      </Field>
      <Field label="Fee" disabled>
        <MoneyInput value={24500} onValueChange={fn()} />
      </Field>
    </StoryForm>
  ),
};
