import { Field } from '@tele/ui';
import { expectState } from '@tele/ui/expect-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent } from 'storybook/test';
import { teleStage } from '../story-stage.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';

const Stage = ({ value: first, onValueChange, ...rest }: DateInputProps) => {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 280 }}>
      <Field label="First day" error={value !== '' && !/^\d{4}-/.test(value) && 'Enter a date.'}>
        <DateInput
          {...rest}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange(next);
          }}
        />
      </Field>
    </div>
  );
};

const meta = {
  title: 'Patterns/DateInput',
  component: DateInput,
  decorators: [teleStage],
  parameters: { now: '2026-11-23T01:00:00.000Z' },
  args: { value: '', onValueChange: fn() },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText('First day');
export const Default: Story = {};

export const Filled: Story = { args: { value: '2026-11-26' } };

export const Disabled: Story = {
  args: { value: '2026-11-26' },
  render: (args) => (
    <Field label="First day" disabled>
      <DateInput {...args} />
    </Field>
  ),
};

export const Typed: Story = {
  tags: ['journey'],
  play: async ({ args }) => {
    await userEvent.type(field(), '26/11');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26');
    await expect(field()).toHaveValue('Thu 26 Nov 2026');
    await userEvent.clear(field());
    await userEvent.type(field(), '3 April 2027');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-04-03');
  },
};

export const NotADate: Story = {
  play: async ({ args }) => {
    await userEvent.type(field(), '31/2/2026');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/2/2026');
    await expectState(async () => {
      await expect(field()).toHaveValue('31/2/2026');
      await expect(field()).toBeInvalid();
    });
  },
};

/** The browser draws the calendar, so the story picks in its field. */
export const Picked: Story = {
  tags: ['journey'],
  args: { value: '2026-11-26', min: '2026-11-24' },
  play: async ({ args, canvasElement }) => {
    const calendar = canvasElement.querySelector<HTMLInputElement>('[type="date"]');
    if (!calendar) throw new Error('There is no calendar.');
    const opened = spyOn(calendar, 'showPicker').mockReturnValue();
    await userEvent.click(screen.getByRole('button', { name: 'Choose date' }));
    await expect(opened).toHaveBeenCalledOnce();
    await fireEvent.change(calendar, { target: { value: '2026-12-04' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-04');
    await expect(field()).toHaveValue('Fri 4 Dec 2026');
  },
};
