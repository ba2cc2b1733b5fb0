import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { MoneyInput, type MoneyValue } from './MoneyInput.tsx';

/** Amounts that these stories type, in cents: a host's own parser decides. */
const typed = new Map([
  ['$1,245.5', 124_550],
  ['1,245.50', 124_550],
  ['245.00', 24_500],
]);
const amount = {
  parse: (text: string) => typed.get(text) ?? null,
  format: (cents: number) => (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2 }),
};

const meta = {
  title: 'Components/MoneyInput',
  component: MoneyInput,
  args: { value: 24_500, onValueChange: fn(), ...amount },
  render: function Render(args) {
    const [value, setValue] = useState<MoneyValue>(args.value);
    return (
      <StoryForm>
        <Field label="Your consultation fee" hint="Charged to the patient. Their cap is $300.">
          <MoneyInput
            {...args}
            value={value}
            onValueChange={(next, details) => {
              setValue(next);
              args.onValueChange(next, details);
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
  tags: ['journey'],
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Your consultation fee' });
    await userEvent.type(input, '$1,245.5');
    await expect(input).toHaveValue('$1,245.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,245.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(124_550, { reason: 'typed', text: '$1,245.5' });
  },
};

/** Invalid amounts stay for correction. */
export const KeepsWhatIsNotAnAmount: Story = {
  tags: ['journey'],
  args: { value: null },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Your consultation fee' });
    await userEvent.type(input, '2o0');
    await userEvent.tab();
    await expect(input).toHaveValue('2o0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('invalid', { reason: 'typed', text: '2o0' });
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'typed', text: '' });
  },
};

export const States: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Fee" error="Enter a fee of at least $1.">
        <MoneyInput {...amount} value={0} onValueChange={fn()} />
      </Field>
      <Field label="Fee" disabled>
        <MoneyInput {...amount} value={24_500} onValueChange={fn()} />
      </Field>
    </StoryForm>
  ),
};
