import { userEvent, waitFor, within } from 'storybook/test';
import { code } from '../loader/code.ts';
import { insideOf } from './inside-of.ts';

export async function openedModal(open: () => Promise<unknown>) {
  await open();
  // No timeout: a busy machine may take long.
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

/** The same, with a usable match widget. */
export async function openedWidget(open: () => Promise<unknown>) {
  const { dialog, element } = await openedModal(open);
  await customElements.whenDefined('tele-match-widget');
  await element?.ready;
  return { dialog, element, inside: insideOf(element) };
}

export const press = (opener: HTMLElement) => (): Promise<void> => userEvent.click(opener);
