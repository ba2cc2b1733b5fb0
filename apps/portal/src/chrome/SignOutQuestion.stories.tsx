import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import SignOutQuestion from './SignOutQuestion.tsx';

const meta = {
  title: 'Screens/Chrome/Sign out with unsaved changes',
  component: SignOutQuestion,
  args: { onSignOut: fn(), onStay: fn() },
} satisfies Meta<typeof SignOutQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  },
};

export const AnswersTheQuestion: Story = {
  ...Asked,
  tags: ['journey'],
  play: async (context) => {
    await Asked.play?.(context);
    const { canvasElement, args } = context;
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
