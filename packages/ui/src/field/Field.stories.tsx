import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateInput } from '../date-input/DateInput.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon, MailIcon } from '../icon/icons.ts';
import { Select } from '../select/Select.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Street', children: <TextInput /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <StoryForm>
      <Field {...args} />
    </StoryForm>
  ),
};

export const TextInputs: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Street">
        <TextInput placeholder="Number and street" />
      </Field>
      <Field label="E-mail" hint="We send the sign-in link here.">
        <TextInput icon={MailIcon} type="email" defaultValue="c.brodie@example.com" />
      </Field>
      <Field label="Phone" error="Enter a valid Australian phone">
        <TextInput type="tel" numeric defaultValue="0491 570 15" />
      </Field>
      <Field label="Middle name" optional>
        <TextInput />
      </Field>
      <Field label="Account">
        <TextInput readOnly defaultValue="c.brodie@example.com" />
      </Field>
      <Field label="Postcode" disabled>
        <TextInput defaultValue="2780" />
      </Field>
      <Field label="Length">
        <TextInput numeric defaultValue="30" suffix="minutes" />
      </Field>
      <Field label="Search">
        <TextInput size="lg" defaultValue="Reflux" action={<IconButton icon={CloseIcon} label="Clear" size="sm" />} />
      </Field>
    </StoryForm>
  ),
};

export const TextAreas: Story = {
  render: () => (
    <StoryForm columns={2}>
      <Field label="Reason" optional hint="Only the specialists you pick can read this.">
        <TextArea defaultValue="Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week." />
      </Field>
      <Field label="Note">
        <TextArea maxLength={600} showCount />
      </Field>
      <Field label="Reason" error="Say in a few words what it is about.">
        <TextArea />
      </Field>
      <Field label="Reason" disabled>
        <TextArea defaultValue="Sent" />
      </Field>
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByLabelText('Note');
    await userEvent.type(note, 'Ring first');
    await expect(note).toHaveAccessibleDescription('10 of 600 characters');
  },
};

export const Selects: Story = {
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

export const Dates: Story = {
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

export const WiresTheError: Story = {
  render: () => (
    <StoryForm>
      <Field label="Phone" required hint="For the call only." error="Enter a valid Australian phone">
        <TextInput type="tel" />
      </Field>
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone' });
    await expect(input).toHaveAccessibleDescription('Enter a valid Australian phone For the call only.');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await userEvent.click(within(canvasElement).getByText('Phone'));
    await expect(input).toHaveFocus();
  },
};
