import { answer } from '@tele/match-widget/testing/answer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { insideOf } from '../testing/inside-of.ts';
import { openedModal, openedWidget, press } from '../testing/opened-modal.ts';
import { scriptArgs } from '../testing/script-args.ts';
import { ScriptPage } from '../testing/ScriptPage.tsx';

const warn = fn();

/** Any button or link with `data-tele-open`, present or added later. */
const meta = {
  title: 'Script/Buttons that open it',
  component: ScriptPage,
  args: {
    ...scriptArgs(),
    content: `
      <button type="button" data-tele-open="match-widget">Book a specialist</button>
      <a href="#vets" data-tele-open="match-widget" data-tele-config='{"profession":"pets"}'>See a vet</a>
    `,
  },
  beforeEach: (context) => {
    answer()(context);
    warn.mockClear();
    const spy = spyOn(console, 'warn').mockImplementation(warn);
    return () => {
      spy.mockRestore();
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    };
  },
} satisfies Meta<typeof ScriptPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (element: Element | null, name: RegExp) => insideOf(element).findByRole('heading', { name });

export const Default: Story = {};

export const OpensEach: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    const { canvas } = context;
    const { dialog, element } = await openedWidget(press(canvas.getByRole('button')));
    await expect(await heading(element, /doctor/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const vets = await openedWidget(press(canvas.getByRole('link', { name: 'See a vet' })));
    await expect(vets.element).not.toBe(element);
    await expect(await heading(vets.element, /vet/i)).toBeVisible();
    await expect(window.location.hash).toBe('');
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    const { dialog } = await openedModal(() => userEvent.keyboard('{Enter}'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectState(() => expect(button).toHaveFocus());
  },
};

export const UnknownWidget: Story = {
  args: { content: '<button type="button" data-tele-open="calendar">Book</button>' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectState(async () => {
      await waitFor(() =>
        expect(warn).toHaveBeenCalledWith(
          'Tele: data-tele-open="calendar" is not a widget. Use one of match-widget, provider-inbox, availability-calendar, doctor-register.',
        ),
      );
      await expect(document.querySelector('[data-tele-modal]')).toBeNull();
    });
  },
};

export const NotLoaded: Story = {
  args: { code: { script: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See a vet' }));
    await expectState(async () => {
      await waitFor(() => expect(window.location.hash).toBe('#vets'));
      await expect(warn).toHaveBeenCalledWith('Tele: offline');
    });
  },
};
