import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '../story/expect-state.ts';
import { Button } from '../button/Button.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { inShadowRoot, placeOf } from '../story/story-place.tsx';
import { ShadowStage } from '../story/ShadowStage.tsx';
import { StoryRow } from '../story/StoryRow.tsx';
import { textsThatCome } from '../story/texts-that-come.ts';
import { TeleRoot } from '../tele-root/TeleRoot.tsx';
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
    await textsThatCome(async (came) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send offer' }));
      const list = await screen.findByRole('region', { name: /Notifications/ });
      const text = await within(list).findByText('Offer sent');
      await waitFor(() => expect(text).toBeVisible());
      // Announced once, separately from the visible text.
      const isSaid = (parent: Node) => parent instanceof Element && parent.matches('[role=status]');
      await waitFor(() =>
        expect(came.filter(({ parent }) => isSaid(parent)).map(({ text }) => text)).toEqual(['Offer sent']),
      );
    });
    await expectState(async () => expect((await screen.findAllByText('Offer sent'))[0]).toBeVisible());
  },
};

export const GoesWhenItsTimeIsOver: Story = {
  args: { options: { durationMs: 1_000 } },
  play: async ({ canvasElement }) => {
    await textsThatCome(async (came) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send offer' }));
      await waitFor(() => expect(came.map(({ text }) => text)).toContain('Offer sent'));
    });
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByText('Offer sent')).toBeNull());
      // No toast, no landmark: two widgets would both name one.
      await waitFor(() => expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull());
    });
  },
};

const undo = fn();

export const ReachedByF6: Story = {
  args: { options: { durationMs: 60_000, action: { label: 'Undo', onSelect: undo } } },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    const { all, focused } = await placeOf(canvasElement);
    await userEvent.click(all.getByRole('button', { name: 'Cancel appointment' }));
    const list = await all.findByRole('region', { name: /Notifications/ });
    await within(list).findByText('Appointment cancelled.');
    // Without focus, and from inside.
    for (const from of [document, all.getByRole('button', { name: 'Send offer' })]) {
      if (from instanceof HTMLElement) from.focus();
      await fireEvent.keyDown(from, { key: 'F6', code: 'F6', composed: true });
      await waitFor(() => expect(list.contains(focused())).toBe(true));
    }
    await userEvent.click(within(list).getByRole('button', { name: 'Undo' }));
    await expectState(async () => {
      await expect(undo).toHaveBeenCalledTimes(1);
      // Focus returns to where F6 was pressed once no toast remains.
      await waitFor(() => expect(focused()).toBe(all.getByRole('button', { name: 'Send offer' })));
    });
  },
};

export const InShadowRoot: Story = {
  ...ReachedByF6,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
    inShadowRoot,
  ],
};

/** The host's own F6 is left alone; without focus, one root answers. */
export const F6OfTheHostIsTheHosts: Story = {
  tags: ['journey'],
  render: (args) => (
    <>
      <button>The host’s own</button>
      {['First', 'Second'].map((name) => (
        <TeleRoot key={name} data-testid={name}>
          <ToastProvider>
            <ToastButtons {...args} />
          </ToastProvider>
        </TeleRoot>
      ))}
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas, args }) => {
    await expect(args.options.durationMs).toBe(60_000);
    for (const button of canvas.getAllByRole('button', { name: 'Send offer' })) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('region', { name: /Notifications/ })).toHaveLength(2));
    const own = canvas.getByRole('button', { name: 'The host’s own' });
    own.focus();
    await userEvent.keyboard('[F6]');
    await expect(own).toHaveFocus();
    const [, second] = canvas.getAllByRole('button', { name: 'Send offer' });
    second?.focus();
    await userEvent.keyboard('[F6]');
    await expect(canvas.getByTestId('Second').contains(document.activeElement)).toBe(true);
    await expect(second).not.toHaveFocus();
  },
};

/** The document sees only each host element, so each root handles its own F6. */
export const F6InTwoShadowRoots: Story = {
  tags: ['journey'],
  render: (args) => (
    <>
      {['First', 'Second'].map((name) => (
        <div key={name} data-testid={name}>
          <ShadowStage>
            <TeleRoot>
              <ToastProvider>
                <ToastButtons {...args} />
              </ToastProvider>
            </TeleRoot>
          </ShadowStage>
        </div>
      ))}
    </>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas, args }) => {
    await expect(args.options.durationMs).toBe(60_000);
    const first = await placeOf(canvas.getByTestId('First'));
    const second = await placeOf(canvas.getByTestId('Second'));
    for (const { all } of [first, second]) {
      await userEvent.click(all.getByRole('button', { name: 'Send offer' }));
      await all.findByRole('region', { name: /Notifications/ });
    }
    second.all.getByRole('button', { name: 'Send offer' }).focus();
    await userEvent.keyboard('[F6]');
    await expect(second.focused()?.tagName).toBe('OL');
    await expect(first.focused()).toBeNull();
  },
};

export const OnceEach: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(async () => {
      const list = await screen.findByRole('region', { name: /Notifications/ });
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    });
  },
};

export const KeyboardAlone: Story = {
  tags: ['journey'],
  args: { options: { durationMs: 60_000, action: { label: 'Undo', onSelect: undo } } },
  play: async ({ canvasElement }) => {
    undo.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel appointment' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('region', { name: /Notifications/ });
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

const overlaps = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

const bar = { position: 'fixed', insetInline: 0, display: 'flex', padding: 8 } as const;

export const CoversNoBar: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: (args) => (
    <>
      <ToastButtons {...args} />
      <div style={{ ...bar, insetBlockEnd: 68, justifyContent: 'center' }}>
        <Button variant="primary" size="lg">
          Add
        </Button>
      </div>
      <div style={{ ...bar, insetBlockEnd: 0 }}>
        <Button block>Schedule</Button>
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send offer' }));
    const list = within(await screen.findByRole('region', { name: /Notifications/ })).getByRole('list');
    for (const name of ['Add', 'Schedule'])
      await expect(overlaps(list, canvas.getByRole('button', { name })), name).toBe(false);
    // A second toast makes the stack higher.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
    await expectState(() => expect(overlaps(list, canvas.getByRole('button', { name: 'Add' }))).toBe(false));
  },
};

/** A modal sheet blocks the page behind, but not a toast above it. */
export const PressedOverASheet: Story = {
  args: { options: { durationMs: 60_000, action: { label: 'Undo', onSelect: undo } } },
  render: function Render({ options }) {
    const toast = useToast();
    const [open, setOpen] = useState(true);
    return (
      <Sheet open={open} title="Add time" onOpenChange={setOpen}>
        <Button onClick={() => toast.show('Time added', options)}>Add</Button>
      </Sheet>
    );
  },
  play: async () => {
    undo.mockClear();
    const sheet = await screen.findByRole('dialog', { name: 'Add time' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await expectState(async () => {
      await expect(undo).toHaveBeenCalledTimes(1);
      await expect(screen.getByRole('dialog', { name: 'Add time' })).toBeVisible();
    });
  },
};

export const CoversNoSheetButton: Story = {
  globals: { viewport: { value: 'mobile2' } },
  args: { options: { durationMs: 60_000 } },
  render: function Render(args) {
    const toast = useToast();
    return (
      <>
        <ToastButtons {...args} />
        <Sheet
          open
          title="Add time"
          onOpenChange={() => undefined}
          footer={
            <Button variant="primary" size="lg" block onClick={() => toast.show('That time is over.', args.options)}>
              Add this time
            </Button>
          }
        >
          Tuesday 24 November
        </Sheet>
      </>
    );
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Add time' });
    const add = within(sheet).getByRole('button', { name: 'Add this time' });
    await userEvent.click(add);
    await expectState(async () => {
      const text = await screen.findByText(
        (words, element) => words === 'That time is over.' && !element?.matches('[role=status]'),
      );
      const list = text.closest('ol');
      await expect(document.documentElement.clientWidth).toBeLessThan(500);
      await waitFor(() => expect(list && overlaps(list, add)).toBe(false));
      await expect(list && overlaps(list, within(sheet).getByRole('button', { name: 'Close' }))).toBe(false);
    });
  },
};
