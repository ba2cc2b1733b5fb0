import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import ConfirmEmail from './ConfirmEmail.tsx';

const meta = {
  title: 'Screens/Login/Confirm email',
  component: ConfirmEmail,
  args: { onAnswer: fn() },
} satisfies Meta<typeof ConfirmEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  tags: ['spec:4.link-sign-in'],
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Email'), ' maeve.tran@example.com {Enter}');
    await expectState(() => expect(args.onAnswer).toHaveBeenCalledWith('maeve.tran@example.com'));
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expectState(() => expect(args.onAnswer).toHaveBeenCalledWith(''));
  },
};
