import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
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
    await expectState(() => expect(note).toHaveValue('Ring first'));
  },
};

export const TypedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole('textbox', { name: 'Note' });
    await userEvent.tab();
    await userEvent.keyboard('Ring first{Enter}Then knock');
    await expectState(() => expect(note).toHaveValue('Ring first\nThen knock'));
  },
};

/** Counting starts at four fifths; each further twentieth is announced. */
export const CountsNearTheLimit: Story = {
  tags: ['journey'],
  args: { maxLength: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(note).not.toHaveAccessibleDescription();
    await userEvent.type(note, 'Ring first, then');
    await expect(note).toHaveAccessibleDescription('16 of 20 characters');
    const voice = canvas.getByRole('status');
    await waitFor(() => expect(voice).toHaveTextContent('16 of 20 characters'));
    await userEvent.type(note, ' knock');
    await expect(note).toHaveAccessibleDescription('20 of 20 characters');
    await waitFor(() => expect(voice).toHaveTextContent('20 of 20 characters'));
    await userEvent.clear(note);
    await expect(note).not.toHaveAccessibleDescription();
    await expect(voice).toBeEmptyDOMElement();
  },
};
