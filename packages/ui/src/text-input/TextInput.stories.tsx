import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Field } from '../field/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon, MailIcon } from '../icon/icons.ts';
import { StoryForm } from '../story/StoryForm.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  args: { onChange: fn() },
  render: (args) => (
    <StoryForm>
      <Field label="Street">
        <TextInput {...args} />
      </Field>
    </StoryForm>
  ),
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
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

export const TypedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('12 Wattle St');
    await expectState(async () => {
      await expect(within(canvasElement).getByRole('textbox', { name: 'Street' })).toHaveValue('12 Wattle St');
      await expect(args.onChange).toHaveBeenCalledTimes(12);
    });
  },
};
