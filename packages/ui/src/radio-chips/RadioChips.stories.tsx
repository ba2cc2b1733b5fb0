import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { RadioChips } from './RadioChips.tsx';

const STATES = [
  { value: '', label: 'Any' },
  { value: 'NSW', label: 'NSW', longLabel: 'New South Wales' },
  { value: 'VIC', label: 'VIC', longLabel: 'Victoria' },
  { value: 'QLD', label: 'QLD', longLabel: 'Queensland' },
  { value: 'SA', label: 'SA', longLabel: 'South Australia' },
  { value: 'WA', label: 'WA', longLabel: 'Western Australia' },
  { value: 'TAS', label: 'TAS', longLabel: 'Tasmania' },
  { value: 'ACT', label: 'ACT', longLabel: 'Australian Capital Territory' },
  { value: 'NT', label: 'NT', longLabel: 'Northern Territory' },
];

const meta = {
  title: 'Components/RadioChips',
  component: RadioChips,
  args: { options: STATES, value: 'NSW', onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StoryForm columns={2}>
        <Field
          group
          label="State or territory"
          optional
          hint="Doctors may see patients in every state. Choose a state to list only those based there."
        >
          <RadioChips
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
} satisfies Meta<typeof RadioChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneTabStopAndArrows: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('State or territory optional');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'New South Wales' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Victoria' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('VIC', { reason: 'pick' });
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

export const Disabled: Story = { args: { disabled: true } };
