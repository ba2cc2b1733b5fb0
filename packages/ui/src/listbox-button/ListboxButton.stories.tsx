import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Field } from '../field/Field.tsx';
import { GlobeIcon } from '../icon/icons.ts';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { ListboxButton } from './ListboxButton.tsx';

const ZONES = [
  { value: 'Australia/Sydney', label: 'Sydney', detail: '10:12 am AEDT' },
  { value: 'Australia/Melbourne', label: 'Melbourne', detail: '10:12 am AEDT' },
  { value: 'Australia/Hobart', label: 'Hobart', detail: '10:12 am AEDT' },
  { value: 'Australia/Brisbane', label: 'Brisbane', detail: '9:12 am AEST' },
  { value: 'Australia/Adelaide', label: 'Adelaide', detail: '9:42 am ACDT' },
  { value: 'Australia/Darwin', label: 'Darwin', detail: '8:42 am ACST' },
  { value: 'Australia/Perth', label: 'Perth', detail: '7:12 am AWST' },
];

const meta = {
  title: 'Components/ListboxButton',
  component: ListboxButton,
  args: { options: ZONES, value: 'Australia/Sydney', label: 'Time zone', icon: GlobeIcon, onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minBlockSize: 380 }}>
        <ListboxButton
          {...args}
          value={value}
          onValueChange={(next, details) => {
            setValue(next);
            args.onValueChange(next, details);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ListboxButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Time zone' }));
    await expectState(async () => {
      await expect(screen.getAllByRole('option')).toHaveLength(7);
      await expect(screen.getByRole('option', { name: /Sydney/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const PickedByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const button = all.getByRole('combobox', { name: 'Time zone' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Australia/Melbourne', { reason: 'pick' });
    await expect(button).toHaveTextContent('Melbourne');
    await expect(focused()).toBe(button);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Australia/Perth', { reason: 'pick' });
  },
};

export const InShadowRoot: Story = { ...PickedByKeyboard, decorators: [inShadowRoot] };

export const TypeAhead: Story = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('br');
    await expect(button).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Brisbane/ }).id);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveTextContent('Sydney');
  },
};

export const AsAField: Story = {
  render: (args) => (
    <StoryForm columns={2}>
      <Field label="Show times in">
        <ListboxButton {...args} label={undefined} look="field" size="lg" />
      </Field>
      <Field label="Show times in" error="Choose a city.">
        <ListboxButton {...args} label={undefined} value={null} placeholder="Choose a city" look="field" size="lg" />
      </Field>
      <Field label="Show times in" disabled>
        <ListboxButton {...args} label={undefined} look="field" />
      </Field>
    </StoryForm>
  ),
};
