import { answer } from '@tele/match-widget/testing/answer';
import { pickNext, searchCardiology } from '@tele/match-widget/testing/widget-journey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { code } from '../loader/code.ts';
import { insideOf } from '../testing/inside-of.ts';
import { openedModal, openedWidget, press } from '../testing/opened-modal.ts';
import { scriptArgs } from '../testing/script-args.ts';
import { ScriptPage } from '../testing/ScriptPage.tsx';
import { onDesk, onPhone } from '@tele/kit/story-stage';

/** Link that opens the dialog: centred in wide windows, a drawer in narrow ones. */
const meta = {
  title: 'Script/Dialog',
  component: ScriptPage,
  ...onDesk,
  args: {
    ...scriptArgs(),
    content: '<a href="#book" data-tele-open="match-widget">See a specialist</a>',
  },
  render: (args, { globals }) => (
    <ScriptPage {...args} settings={{ scheme: globals['scheme'] as unknown, ...args.settings }} />
  ),
  beforeEach: answer(),
} satisfies Meta<typeof ScriptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const openerOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('link', { name: 'See a specialist' });
const opened = (canvasElement: HTMLElement) => openedModal(press(openerOf(canvasElement)));
const openedWhole = (canvasElement: HTMLElement) => openedWidget(press(openerOf(canvasElement)));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await openedWhole(canvasElement);
    await expectState(async () => {
      await expect(dialog.getByRole('dialog', { name: 'Book a specialist' })).toBeVisible();
      await expect(await inside.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    });
  },
};

export const Dark: Story = { ...Default, globals: { ...onDesk.globals, scheme: 'dark' } };
export const Phone: Story = {
  ...Default,
  ...onPhone,
  play: async (context) => {
    await Default.play?.(context);
    const drawer = document.querySelector('[data-tele-modal]')?.shadowRoot?.querySelector('dialog');
    const { left, right, bottom } = drawer?.getBoundingClientRect() ?? {};
    await expectState(() =>
      expect({ left, right, bottom }).toEqual({ left: 0, right: innerWidth, bottom: innerHeight }),
    );
  },
};
export const PhoneDark: Story = { ...Phone, globals: { ...onPhone.globals, scheme: 'dark' } };

export const ClosedAndOpenedAgain: Story = {
  tags: ['journey'],
  play: async ({ canvasElement }) => {
    const { dialog, element, inside } = await openedWhole(canvasElement);
    await searchCardiology(inside, dialog);
    await pickNext(inside);
    const { body } = canvasElement.ownerDocument;
    await expect(getComputedStyle(body).overflow).toBe('hidden');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(getComputedStyle(body).overflow).not.toBe('hidden'));
    await expect(dialog.queryByRole('dialog')).toBeNull();
    await expect(openerOf(canvasElement)).toHaveFocus();
    const again = await opened(canvasElement);
    await expect(again.element).toBe(element);
    await expect(inside.getByText('1 of 10 picked')).toBeVisible();
    // The backdrop around the dialog.
    await userEvent.click(again.dialog.getByRole('dialog'));
    await expect(again.dialog.queryByRole('dialog')).toBeNull();
  },
};

export const Loading: Story = {
  args: { code: { widget: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement);
    await expectState(async () => {
      await expect(await dialog.findByRole('status')).toHaveTextContent('Loading');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
    });
  },
};
export const LoadingOnPhone: Story = { ...Loading, ...onPhone };

let isAway = true;

export const NotLoaded: Story = {
  args: { code: { widget: (name) => (isAway ? Promise.reject(new Error('offline')) : code.widget(name)) } },
  beforeEach: () => {
    isAway = true;
    const logged = spyOn(console, 'warn').mockImplementation(fn());
    return () => logged.mockRestore();
  },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await opened(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This did not load.');
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open as a full page' });
    await expectState(async () => {
      await expect(link.hash).toBe('#book');
      await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(args.onTold).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'load-error', widget: 'match-widget', data: { code: 'NOT_LOADED' } }),
      );
    });
  },
};
export const NotLoadedOnPhone: Story = { ...NotLoaded, ...onPhone };

export const TriedAgain: Story = {
  ...NotLoaded,
  play: async ({ canvasElement }) => {
    const { dialog, element } = await opened(canvasElement);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(again);
    await expectState(async () => {
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
      await customElements.whenDefined('tele-match-widget');
      await element?.ready;
      await expect(await insideOf(element).findByRole('combobox', { name: 'Specialty' })).toBeVisible();
    });
  },
};
