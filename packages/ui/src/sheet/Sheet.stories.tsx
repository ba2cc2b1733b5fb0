import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { DataList } from '../data-list/DataList.tsx';
import { DataRow } from '../data-list/DataRow.tsx';
import { Field } from '../field/Field.tsx';
import { Notice } from '../notice/Notice.tsx';
import { expectState } from '../story/expect-state.ts';
import { TextInput } from '../text-input/TextInput.tsx';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { ShadowStage } from '../story/ShadowStage.tsx';
import { TeleRoot } from '../tele-root/TeleRoot.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const facts = (
  <DataList align="end">
    <DataRow term="Dr Priya Venkatesan">Tue 24 Nov, 9:30 am</DataRow>
    <DataRow term="Dr Callum Brodie">Tue 24 Nov, 11:00 am</DataRow>
    <DataRow term="Booking fee, due now" strong>
      $15.00
    </DataRow>
  </DataList>
);

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    open: true,
    title: 'Submit your request',
    description: 'Gastroenterology, 2 specialists',
    onOpenChange: fn(),
    children: facts,
    footer: (
      <Button variant="primary" size="lg" block>
        Pay $15.00 and submit
      </Button>
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Review</Button>
        <Sheet
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            setOpen(next);
            args.onOpenChange(next, details);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = { args: { size: 'wide' } };

export const LongBody: Story = {
  args: {
    children: (
      <>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{`Line ${index + 1} of a body that scrolls while head and foot stay.`}</p>
        ))}
      </>
    ),
  },
  play: async () => {
    const line = await screen.findByText(/^Line 1 of/);
    await expect(getComputedStyle(line.closest('.tele-sheet__body')!).overflowY).toBe('auto');
  },
};

const FailsBelow = () => {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button onClick={() => setFailed(true)}>Save</Button>
      {Array.from({ length: 24 }, (_, index) => (
        <p key={index}>{`Line ${index + 1}`}</p>
      ))}
      {failed && (
        <Notice tone="critical" role="alert">
          Failed to save
        </Notice>
      )}
    </>
  );
};

export const ErrorBelowTheFold: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  args: { children: <FailsBelow /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expectState(() =>
      waitFor(async () => {
        const alert = within(dialog).getByRole('alert').getBoundingClientRect();
        const foot = within(dialog).getByRole('button', { name: 'Pay $15.00 and submit' }).getBoundingClientRect();
        await expect(alert.top).toBeGreaterThanOrEqual(0);
        await expect(alert.bottom).toBeLessThanOrEqual(foot.top);
      }),
    );
  },
};

export const TrapsTheFocusAndGivesItBack: Story = {
  tags: ['journey'],
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Review' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Submit your request' });
    await expect(dialog).toHaveAccessibleDescription('Gastroenterology, 2 specialists');
    for (let step = 0; step < 4; step += 1) {
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const NotDismissible: Story = {
  tags: ['journey'],
  args: {
    dismissible: false,
    footer: (
      <Button variant="primary" size="lg" block loading loadingLabel="Paying…">
        Pay $15.00 and submit
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** Esc closes the open list first; its rows can be pressed inside the dialog. */
export const ListInside: Story = {
  tags: ['journey'],
  args: {
    children: (
      <>
        <Field label="Specialty">
          <Combobox
            value={null}
            onValueChange={fn()}
            options={['Cardiology', 'Dermatology', 'Neurology'].map((label) => ({ value: label, label }))}
          />
        </Field>
        <Field label="Note" optional>
          <TextInput />
        </Field>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByRole('combobox', { name: 'Specialty' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await within(dialog).findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryAllByRole('option')).toHaveLength(0);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

const Opener = ({ name, children, ...props }: Partial<SheetProps> & { name: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Sheet title={name} {...props} open={open} onOpenChange={setOpen}>
        {children}
      </Sheet>
    </>
  );
};

const Asks = () => {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      title="Discard it?"
      confirmLabel="Discard"
      onConfirm={fn()}
      onCancel={() => setOpen(false)}
    />
  );
};

/** Content behind is inert and does not scroll; nothing remains after the last sheet closes. */
export const HoldsThePageBack: Story = {
  tags: ['journey'],
  render: () => (
    <Opener name="Review">
      <Asks />
    </Opener>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument;
    const before = { sheets: page.adoptedStyleSheets.length, styles: page.querySelectorAll('style').length };
    const opener = canvas.getByRole('button', { name: 'Review' });
    await userEvent.click(opener);
    const question = await screen.findByRole('alertdialog');
    const sheet = screen.getByRole('dialog');
    await expect(opener.closest('[inert][aria-hidden=true]')).not.toBeNull();
    await expect(sheet.querySelector('.tele-sheet__panel')).toHaveAttribute('inert');
    await expect(question.closest('[inert]')).toBeNull();
    await expect(getComputedStyle(page.body).overflow).toBe('hidden');
    await expect(page.querySelectorAll('style')).toHaveLength(before.styles);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sheet.closest('[inert]')).toBeNull();
    await expect(getComputedStyle(page.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(page.querySelector('[inert]')).toBeNull();
    await expect(page.adoptedStyleSheets).toHaveLength(before.sheets);
    await expect(opener).toHaveFocus();
  },
};

/** The page stays held until both are closed, in either order. */
export const OneOfEachOfTwoWidgets: Story = {
  tags: ['journey'],
  render: () => (
    <>
      {['First', 'Second'].map((name) => (
        <TeleRoot key={name}>
          <Opener name={name}>Text</Opener>
        </TeleRoot>
      ))}
      <p data-testid="host">The host’s own</p>
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    first?.click();
    const one = await screen.findByRole('dialog', { name: 'First' });
    second?.click();
    const other = await screen.findByRole('dialog', { name: 'Second' });
    await expect(one.closest('[inert]')).not.toBeNull();
    within(one).getByRole('button', { name: 'Close', hidden: true }).click();
    await waitFor(() => expect(one).not.toBeInTheDocument());
    await expect(other).toBeVisible();
    await expect(canvas.getByTestId('host')).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(other).not.toBeInTheDocument());
    await expect(canvas.getByTestId('host')).not.toHaveAttribute('inert');
  },
};

const frame = (
  <>
    <TextInput aria-label="Note" />
    <iframe
      title="Card"
      srcDoc="<input aria-label='Number'>"
      style={{ inlineSize: '100%', blockSize: 60, border: 0 }}
    />
  </>
);

/** A host's overlay above the sheet keeps its own Escape. */
export const EscapeOfTheHostIsTheHosts: Story = {
  tags: ['journey'],
  render: () => (
    <>
      <Opener name="Review">Text</Opener>
      <p>
        <button type="button" data-testid="host" style={{ position: 'fixed', insetBlockStart: 0 }}>
          The host’s own
        </button>
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const keys: boolean[] = [];
    const host = canvas.getByTestId('host');
    host.addEventListener('keydown', (event) => {
      keys.push(event.defaultPrevented);
      event.preventDefault();
      keys.push(event.defaultPrevented);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    const sheet = await screen.findByRole('dialog', { name: 'Review' });
    for (let at: HTMLElement | null = host; at; at = at.parentElement) at.inert = false;
    host.focus();
    await userEvent.keyboard('{Escape}');
    await expect(keys).toEqual([false, true]);
    await expect(sheet).toHaveAttribute('data-state', 'open');
    within(sheet).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

/** Tab also cycles through frames (`tests/screens/keyboard.spec.ts`). */
export const FrameInside: Story = { args: { children: frame } };

/** In a shadow root, where the document does not know the focused element. */
export const InAShadowRoot: Story = {
  tags: ['journey'],
  render: (args) => (
    <ShadowStage>
      <TeleRoot>
        <Opener {...args} name="Review">
          {frame}
        </Opener>
      </TeleRoot>
    </ShadowStage>
  ),
  play: async ({ canvas }) => {
    const root = await waitFor(() => {
      const { shadowRoot } = canvas.getByTestId('shadow');
      if (!shadowRoot?.querySelector('button')) throw new Error('Nothing is drawn yet.');
      return shadowRoot;
    });
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const opener = find('button');
    opener?.focus();
    opener?.click();
    await waitFor(() => expect(find('[role=dialog]')).toBeVisible());
    await expect(root.activeElement).toBe(find('input'));
    await expect(opener?.closest('[inert]')).not.toBeNull();
    const [start, end] = root.querySelectorAll<HTMLElement>('span[tabindex="0"]');
    start?.focus();
    await expect(root.activeElement).toBe(find('.tele-sheet__foot button'));
    end?.focus();
    await expect(root.activeElement).toBe(find('.tele-sheet__head button'));
    for (const element of root.querySelectorAll('[role=dialog]'))
      await fireEvent.keyDown(element, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(find('[role=dialog]')).toBeNull());
    await expect(root.activeElement).toBe(opener);
  },
};

/** Host transforms, clips, filters, stacking and dialogs neither move nor cover it. */
export const InWhateverHolds: Story = {
  tags: ['journey'],
  render: () => (
    <dialog
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
      style={{ inlineSize: 300, blockSize: 200, overflow: 'hidden', filter: 'blur(0)', contain: 'paint' }}
    >
      <div style={{ transform: 'translateX(40px)', overflow: 'clip', blockSize: 60, position: 'relative', zIndex: 1 }}>
        <TeleRoot>
          <Opener name="Review">Text</Opener>
        </TeleRoot>
      </div>
    </dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    const sheet = await screen.findByRole('dialog', { name: 'Review' });
    await waitFor(() => {
      const { left, right, top, bottom } = sheet.getBoundingClientRect();
      const points = [
        [left + 20, top + 20],
        [right - 20, bottom - 20],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      for (const [x, y] of points) if (!sheet.contains(document.elementFromPoint(x, y))) throw new Error(`${x},${y}`);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible();
  },
};
