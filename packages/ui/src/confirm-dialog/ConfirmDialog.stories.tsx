import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Button } from '../button/Button.tsx';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConfirmField } from './ConfirmField.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    title: 'Decline this selection?',
    children: 'The patient sees “Declined” for you. Their other picks go on.',
    confirmLabel: 'Decline',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Decline
        </Button>
        <ConfirmDialog
          {...args}
          open={open}
          onConfirm={(details) => {
            setOpen(false);
            args.onConfirm(details);
          }}
          onCancel={(details) => {
            setOpen(false);
            args.onCancel(details);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};

export const OneButton: Story = {
  args: {
    tone: 'default',
    title: 'This exceeds the patient’s fee cap. Continue?',
    children: 'Your fee is $345.00 and the cap is $300. To accept, enter $300.00 or less.',
    confirmLabel: undefined,
    cancelLabel: 'Change fee',
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Change fee' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectState(() => expect(args.onCancel).toHaveBeenCalledWith({ reason: 'cancel-button' }));
  },
};

export const SafeAdvised: Story = {
  args: {
    tone: 'default',
    title: 'Is $2,300.00 the right fee?',
    children: 'Your usual fee is $230.00.',
    confirmLabel: 'Use $2,300.00',
    cancelLabel: 'Change fee',
    advised: 'cancel',
  },
};

export const SafeButtonFirst: Story = {
  tags: ['journey'],
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const opener = all.getByRole('button', { name: 'Decline' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await all.findByRole('alertdialog', { name: 'Decline this selection?' });
    await expect(focused()).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'escape' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(focused()).toBe(opener));
  },
};

export const InShadowRoot: Story = { ...SafeButtonFirst, decorators: [inShadowRoot] };

export const ConfirmedByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectState(() => expect(args.onConfirm).toHaveBeenCalledWith({ text: '' }));
  },
};

/** Replaces `window.prompt`. */
export const WithAText: Story = {
  args: {
    title: 'Cancel this appointment?',
    children: 'The patient is told at once.',
    confirmLabel: 'Cancel appointment',
    cancelLabel: 'Keep offer',
    field: <ConfirmField label="Note to the patient" optional maxLength={200} multiline />,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const note = within(dialog).getByRole('textbox', { name: /Note to the patient/ });
    await expect(note).toHaveFocus();
  },
};

export const ConfirmsWithAText: Story = {
  ...WithAText,
  tags: ['journey'],
  play: async (context) => {
    await WithAText.play?.(context);
    const { args } = context;
    const dialog = await screen.findByRole('alertdialog');
    const note = within(dialog).getByRole('textbox', { name: /Note to the patient/ });
    await userEvent.type(note, '  Ill today ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ text: 'Ill today' });
  },
};

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Declining…' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expectState(() => expect(args.onCancel).not.toHaveBeenCalled());
  },
};

export const Failed: Story = { args: { error: 'That did not reach us. Try again.' } };
