import { installStoryStripe, storyNow } from '@tele/core/testing';
import { TeleError } from '@tele/client';
import { Button } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeOf, ShadowStage } from '@tele/ui/story-place';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { teleStage } from '../story-stage.tsx';
import { CardSheet, type CardSheetProps } from './CardSheet.tsx';

const Opener = (props: CardSheetProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pay</Button>
      <CardSheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

/** Sheet in a shadow root; its card is in the document, shown by a slot. */
const InShadow = ({ hasSlot = true, ...props }: CardSheetProps & { hasSlot?: boolean }) => {
  const host = useRef<HTMLDivElement>(null);
  const card = (): HTMLElement => {
    const place = document.createElement('div');
    place.slot = 'card';
    host.current?.querySelector('[data-testid=shadow]')?.append(place);
    return place;
  };
  return (
    <div ref={host}>
      <ShadowStage>
        <TeleProvider
          apiBase="https://api.example.test"
          token="story"
          stripe={{ publishableKey: 'pk_test_story' }}
          slots={hasSlot ? { card } : {}}
          now={() => new Date(storyNow)}
        >
          <Opener {...props} />
        </TeleProvider>
      </ShadowStage>
    </div>
  );
};

const meta = {
  title: 'Patterns/CardSheet',
  component: CardSheet,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opener {...args} />,
  decorators: [teleStage],
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Submit your request',
    description: 'Gastroenterology, 3 specialists',
    submitLabel: 'Hold $15.00 and submit',
    busyLabel: 'Submitting…',
    amountCents: 1_500,
    hold: true,
    onPaymentMethod: fn<(id: string) => Promise<void>>(async () => {}),
  },
  beforeEach: () => installStoryStripe(),
} satisfies Meta<typeof CardSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const OpenedByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Pay' }).focus();
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByLabelText('Card number');
    await userEvent.type(card, '4242424242424242');
    await userEvent.click(screen.getByRole('button', { name: 'Hold $15.00 and submit' }));
    await waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('ctoken_4242', expect.any(Function)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveFocus();
  },
};

export const CannotBeLeftWhilePaying: Story = {
  args: { open: true },
  beforeEach: () => installStoryStripe({ takes: Infinity }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await screen.findByRole('button', { name: /Submitting/ });
    await userEvent.keyboard('{Escape}');
    await expectState(async () => {
      await expect(screen.getByRole('dialog')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    });
  },
};

const asksOnce = (): TeleError =>
  new TeleError('CARD_ACTION_REQUIRED', 402, { error: 'Confirm.', clientSecret: 'pi_1_secret_2' });

/** The bank's frame covers the sheet and takes presses and typing. */
export const LetsTheBankAsk: Story = {
  args: { open: true },
  beforeEach: () => installStoryStripe({ asksInAFrame: true }),
  play: async ({ args }) => {
    args.onPaymentMethod.mockRejectedValueOnce(asksOnce());
    await userEvent.type(await screen.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expectState(async () => {
      await expect(await screen.findByText('Done.')).toBeVisible();
      const overlays = screen.getByRole('dialog').closest('.tele-root__overlays');
      await expect(overlays?.matches(':popover-open')).toBe(true);
    });
  },
};

const onDialogEvent = fn();

/** Also over the host's modal dialog, which reopens unchanged and without events. */
export const LetsTheBankAskInAHostsDialog: Story = {
  tags: ['journey'],
  args: { open: true },
  beforeEach: () => {
    onDialogEvent.mockClear();
    return installStoryStripe({ asksInAFrame: true });
  },
  render: (args, context) => (
    <dialog
      data-testid="host"
      onClose={onDialogEvent}
      onToggle={onDialogEvent}
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
    >
      {teleStage(
        () => (
          <Opener {...args} />
        ),
        context,
      )}
    </dialog>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(onDialogEvent).toHaveBeenCalled());
    onDialogEvent.mockClear();
    args.onPaymentMethod.mockRejectedValueOnce(asksOnce());
    await userEvent.type(await screen.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expect(await screen.findByText('Done.')).toBeVisible();
    const dialog = canvas.getByTestId('host');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(screen.getByRole('dialog', { name: 'Submit your request' })).toBeVisible();
    await expect(onDialogEvent).not.toHaveBeenCalled();
  },
};

/** Also over a host component that slots the widget into its own modal dialog. */
export const LetsTheBankAskInAHostsComponent: Story = {
  args: { open: true },
  beforeEach: () => installStoryStripe({ asksInAFrame: true }),
  render: (args, context) => (
    <div
      data-testid="host"
      ref={(element) => {
        if (!element || element.shadowRoot) return;
        const root = element.attachShadow({ mode: 'open' });
        const dialog = root.appendChild(document.createElement('dialog'));
        dialog.append(document.createElement('slot'));
        dialog.showModal();
      }}
    >
      {teleStage(
        () => (
          <Opener {...args} />
        ),
        context,
      )}
    </div>
  ),
  play: async ({ args, canvas }) => {
    args.onPaymentMethod.mockRejectedValueOnce(asksOnce());
    await userEvent.type(await screen.findByLabelText('Card number'), '4000002500003155{Enter}');
    await expectState(async () => {
      await expect(await screen.findByText('Done.')).toBeVisible();
      const dialog = canvas.getByTestId('host').shadowRoot?.querySelector('dialog');
      await expect(dialog?.matches(':modal')).toBe(true);
    });
  },
};

export const InAShadowRoot: Story = {
  tags: ['journey'],
  beforeEach: () => installStoryStripe({ asksInAFrame: true }),
  render: (args) => <InShadow {...args} open />,
  play: async ({ args, canvas, canvasElement }) => {
    args.onPaymentMethod.mockRejectedValueOnce(asksOnce());
    const { all } = await placeOf(canvasElement);
    const card = await canvas.findByLabelText('Card number');
    await expect(card.closest('[slot=card]')?.assignedSlot?.closest('[role=dialog]')).not.toBeNull();
    await userEvent.type(card, '4000002500003155');
    await userEvent.click(all.getByRole('button', { name: 'Hold $15.00 and submit' }));
    await expect(await all.findByText('Done.')).toBeVisible();
    await expect(args.onPaymentMethod).toHaveBeenCalledTimes(2);
  },
};

/** Stripe refuses to mount its fields there; the sheet stays. */
export const InAShadowRootWithoutASlot: Story = {
  parameters: { logs: 'error' },
  render: (args) => <InShadow {...args} open hasSlot={false} />,
  play: async ({ canvasElement }) => {
    const { all } = await placeOf(canvasElement);
    await expectState(async () => {
      await expect(await all.findByText('This part has a problem. The rest of the page still works.')).toBeVisible();
      await expect(all.getByRole('dialog', { name: 'Submit your request' })).toBeVisible();
    });
  },
};

/** Focus in the card counts as in the sheet, though the card is elsewhere in the document. */
export const GivesTheFocusBackFromASlot: Story = {
  tags: ['journey'],
  render: (args) => <InShadow {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { all, focused } = await placeOf(canvasElement);
    const opener = all.getByRole('button', { name: 'Pay' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const card = await canvas.findByLabelText('Card number');
    await userEvent.click(card);
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(all.queryByRole('dialog')).toBeNull());
    await expect(focused()).toBe(opener);
  },
};

export const Dark: Story = { args: { open: true }, globals: { scheme: 'dark' } };
