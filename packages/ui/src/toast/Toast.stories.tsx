import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { StoryRow } from '../story/StoryRow.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast, type ToastOptions } from './context.ts';

const ToastButtons = ({ options }: { options: ToastOptions }) => {
  const toast = useToast();
  return (
    <StoryRow>
      <Button onClick={() => toast.show('Offer sent', { tone: 'positive', ...options })}>Send offer</Button>
      <Button onClick={() => toast.show('Appointment cancelled.', options)}>Cancel appointment</Button>
      <Button variant="ghost" onClick={toast.clear}>
        Clear
      </Button>
    </StoryRow>
  );
};

const meta = {
  title: 'Components/Toast',
  component: ToastButtons,
  args: { options: { durationMs: 60_000 } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ToastButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send offer' }));
    const list = await screen.findByRole('region', { name: /Notifications/ });
    const text = await within(list).findByText('Offer sent');
    await waitFor(() => expect(text).toBeVisible());
    // Read out once, apart from what is drawn.
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((it) => it.textContent?.includes('Offer sent'))).toBe(true),
    );
  },
};

export const GoesWhenItsTimeIsOver: Story = {
  args: { options: { durationMs: 120 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send offer' }));
    const list = await screen.findByRole('region', { name: /Notifications/ });
    await within(list).findByText('Offer sent');
    await waitFor(() => expect(screen.queryByText('Offer sent')).toBeNull(), { timeout: 3000 });
    // No toast, no landmark: two widgets on a page do not both name one.
    await waitFor(() => expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull());
  },
};

const undo = fn();

export const ReachedByF6: Story = {
  args: { options: { durationMs: 60_000, action: { label: 'Undo', onSelect: undo } } },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel appointment' }));
    const list = await screen.findByRole('region', { name: /Notifications/ });
    await within(list).findByText('Appointment cancelled.');
    await fireEvent.keyDown(document, { key: 'F6', code: 'F6' });
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(list).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
  },
};

/** The same text again does not pile up. */
export const OnceEach: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
    const list = await screen.findByRole('region', { name: /Notifications/ });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  },
};

/** From the button to the toast and back, without a pointer. */
export const KeyboardAlone: Story = {
  args: { options: { durationMs: 60_000, action: { label: 'Undo', onSelect: undo } } },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel appointment' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = screen.getByRole('region', { name: /Notifications/ });
    await within(list).findByText('Appointment cancelled.');
    await userEvent.keyboard('[F6]');
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    const action = within(list).getByRole('button', { name: 'Undo' });
    for (let presses = 0; presses < 4 && document.activeElement !== action; presses += 1) await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
  },
};
