import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    onChange: fn(),
    defaultValue: 'NSW',
    children: [
      <option key="NSW" value="NSW">
        New South Wales
      </option>,
      <option key="VIC" value="VIC">
        Victoria
      </option>,
    ],
  },
  render: (args) => (
    <StoryForm>
      <Field label="State">
        <Select {...args} />
      </Field>
    </StoryForm>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="State">
        <Select placeholder="Choose a state">
          <option value="NSW">New South Wales</option>
          <option value="VIC">Victoria</option>
        </Select>
      </Field>
      <Field label="State">
        <Select defaultValue="VIC" size="lg">
          <option value="NSW">New South Wales</option>
          <option value="VIC">Victoria</option>
        </Select>
      </Field>
      <Field label="State" error="Choose a state.">
        <Select placeholder="Choose a state">
          <option value="NSW">New South Wales</option>
        </Select>
      </Field>
      <Field label="State" disabled>
        <Select defaultValue="NSW">
          <option value="NSW">New South Wales</option>
        </Select>
      </Field>
    </StoryForm>
  ),
};

export const Cleared: Story = {
  tags: ['journey'],
  args: { placeholder: 'Choose a state', defaultValue: 'NSW' },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(select, 'Choose a state');
    await expect(select).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The list is the browser's, with its keys (tests/screens/keyboard.spec.ts). */
export const ReachedByTab: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'State' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'VIC');
    await expect(select).toHaveValue('VIC');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
