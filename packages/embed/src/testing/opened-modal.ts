import { userEvent, waitFor, within } from 'storybook/test';
import { code } from '../loader/code.ts';
import { insideOf } from './inside-of.ts';

/** Has a dialog of the script's opened, and finds it: queries of its own tree, in which its names are, and the widget's element in it. */
export async function openedModal(open: () => Promise<unknown>) {
  await open();
  // However long a busy machine takes for them.
  await code.script();
  await import('../modal/modals.ts');
  return waitFor(() => {
    const host = [...document.querySelectorAll('[data-tele-modal]')].find(
      ({ shadowRoot }) => shadowRoot?.querySelector('dialog')?.open,
    );
    const root = host?.shadowRoot?.querySelector<HTMLElement>('.tele');
    if (!root) throw new Error('Nothing has opened.');
    return { dialog: within(root), element: host?.querySelector('tele-match-widget') ?? null };
  });
}

/** The same with the match widget in it, once that can be used. */
export async function openedWidget(open: () => Promise<unknown>) {
  const { dialog, element } = await openedModal(open);
  await customElements.whenDefined('tele-match-widget');
  await element?.ready;
  return { dialog, element, inside: insideOf(element) };
}

/** Presses it with the mouse. */
export const press = (opener: HTMLElement) => (): Promise<void> => userEvent.click(opener);
