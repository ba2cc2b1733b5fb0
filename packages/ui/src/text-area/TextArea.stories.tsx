import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/Field.tsx';
import { StoryForm } from '../story/StoryForm.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { maxLength: 600, showCount: true, onChange: fn() },
  render: (args) => (
    <StoryForm>
      <Field label="Note">
        <TextArea {...args} />
      </Field>
    </StoryForm>
  ),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
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

export const TypedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole('textbox', { name: 'Note' });
    await userEvent.tab();
    await userEvent.keyboard('Ring first{Enter}Then knock');
    await expect(note).toHaveValue('Ring first\nThen knock');
    await expect(note).toHaveAccessibleDescription('21 of 600 characters');
  },
};
