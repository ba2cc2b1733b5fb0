import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SaveIndicator, type SaveIndicatorProps, type SaveState } from './SaveIndicator.tsx';

const Held = ({ state: first, onSettled, onRetry }: SaveIndicatorProps) => {
  const [state, setState] = useState<SaveState>(first);
  const settle = (): void => {
    setState('idle');
    onSettled();
  };
  return <SaveIndicator state={state} onSettled={settle} onRetry={onRetry} />;
};

const meta = {
  title: 'Patterns/SaveIndicator',
  component: SaveIndicator,
  args: { state: 'saving', onSettled: fn() },
} satisfies Meta<typeof SaveIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  tags: ['spec:2.calendar-save-state', 'spec:4.save-idle', 'spec:4.save-saving', 'spec:4.save-saved'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <SaveIndicator {...args} state="saving" />
      <SaveIndicator {...args} state="saved" />
      <SaveIndicator {...args} state="error" />
      <SaveIndicator {...args} state="error" onRetry={fn()} />
      <SaveIndicator {...args} state="waiting" onRetry={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Saving…');
  },
};

export const SavingIsSaidLate: Story = {
  name: 'Saving is said once it takes its time',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Saving…')).toBeVisible();
  },
};

export const SavedGoesBySelf: Story = {
  name: 'Saved goes by itself',
  args: { state: 'saved' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const RetriedByKeyboard: Story = {
  tags: ['journey'],
  args: { state: 'error', onRetry: fn() },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
