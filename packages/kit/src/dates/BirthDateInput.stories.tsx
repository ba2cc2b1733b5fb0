import { Field } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { teleStage } from '../story-stage.tsx';
import { BirthDateInput, type BirthDateInputProps } from './BirthDateInput.tsx';

const Stage = ({ value: first, onValueChange, ...rest }: BirthDateInputProps) => {
  const [value, setValue] = useState(first);
  return (
    <Field label="Date of birth" group error={value.includes('/') && 'Enter your date of birth.'}>
      <BirthDateInput
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </Field>
  );
};

const meta = {
  title: 'Patterns/BirthDateInput',
  component: BirthDateInput,
  decorators: [teleStage],
  args: { value: '', onValueChange: fn() },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof BirthDateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: '1988-03-14' } };

export const NotADate: Story = { args: { value: '31/2/1988' } };

export const TypedInOneGo: Story = {
  tags: ['journey'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '14031988');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1988-03-14');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('03');
  },
};
