import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'What happens to my $15',
    onOpenChange: fn(),
    children: (
      <>
        <p>It sends your request to everyone you picked.</p>
        <Button size="sm">More</Button>
      </>
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const LinkLook: Story = { args: { look: 'link', defaultOpen: true } };

/** Closed content is out of the tab order. */
export const ByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'What happens to my $15' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toBeVisible());
  },
};
