import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import { RadioCards } from './RadioCards.tsx';

const SCOPES = [
  { value: 'one', label: 'This one only' },
  { value: 'future', label: 'This and future ones', description: 'Same time of day and length, from 26 Nov' },
  { value: 'all', label: 'All with this time of day and length' },
];

const PLANS = [
  { value: 'solo', label: 'Solo practice', aside: '$0.00', description: 'You set your own times and fees.' },
  { value: 'group', label: 'Group practice', aside: '$49.00', description: 'Several specialists and one inbox.' },
  { value: 'hospital', label: 'Hospital', description: 'Not open for applications yet.', disabled: true },
];

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards,
  args: { options: PLANS, value: 'solo', onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StoryForm columns={2}>
        <Field group label="Practice">
          <RadioCards
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
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rows: Story = { args: { options: SCOPES, value: 'one', layout: 'rows' } };

export const ListWithControl: Story = {
  args: {
    layout: 'list',
    options: [
      { value: 'cap', label: 'Up to', description: 'No more than this.', control: <TextInput aria-label="Amount" /> },
      { value: 'any', label: 'Any fee', description: 'The fee is set later.' },
    ],
    value: 'any',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
    await userEvent.click(canvas.getByText('No more than this.'));
    await expectState(() => expect(args.onValueChange).toHaveBeenCalledWith('cap', { reason: 'pick' }));
  },
};

/** Marks are decorative. */
export const WithMarks: Story = {
  args: {
    layout: 'rows',
    options: ['Maeve Tran', 'Finn Tran'].map((name) => ({
      value: name,
      label: name,
      description: 'Katoomba',
      mark: <Avatar name={name} size={34} />,
    })),
    value: 'Finn Tran',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Finn Tran' })).toHaveAccessibleDescription('Katoomba');
  },
};

export const NoneChosen: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <StoryForm columns={2}>
      <Field group label="Practice" error="Choose a kind of practice.">
        <RadioCards {...args} value={null} />
      </Field>
    </StoryForm>
  ),
};

export const OneTabStopAndArrows: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const solo = canvas.getByRole('radio', { name: 'Solo practice' });
    await expect(canvas.getByRole('radiogroup', { name: 'Practice' })).toBeVisible();
    await expect(solo).toHaveAccessibleDescription('$0.00 You set your own times and fees.');
    await userEvent.tab();
    await expect(solo).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Group practice' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('group', { reason: 'pick' });
    // Skips the disabled one and wraps to the first.
    await userEvent.keyboard('{ArrowDown}');
    await expect(solo).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
