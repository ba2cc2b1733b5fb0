import { lockScroll } from '@tele/ui';
import sheet from 'virtual:sheet/modal';
import { makeElement, makeIcon } from '../page/make-element.ts';
import type { Settings, Shared } from '../page/settings.ts';
import { makeStage } from '../page/stage.ts';
import type { WidgetName } from '../page/widget-names.ts';
import { ownsEscape } from './owns-escape.ts';
import type { ModalWords } from './modal.messages.ts';

export interface ModalOptions {
  widget: WidgetName;
  config: Settings;
  title: string;
  href: string | undefined;
  words: ModalWords;
  shared: Shared;
  define: (widget: WidgetName, from: Element) => Promise<boolean>;
}

export interface Modal {
  open: (opener: HTMLElement | null) => void;
  remove: () => void;
}

export function makeModal(page: Document, options: ModalOptions): Modal {
  const { widget, config, title, href, words, shared, define } = options;
  const { host, root, dress } = makeStage(page, 'modal', sheet, shared);
  const heading = makeElement(
    page,
    'h2',
    { class: 'tele-heading', 'data-look': 'section', id: 'title', tabindex: '-1' },
    title,
  );
  const closeButton = makeElement(
    page,
    'button',
    { type: 'button', class: 'tele-icon-button', 'aria-label': words.close },
    makeIcon(page, 'tele-modal__icon', ['M18 6 6 18', 'm6 6 12 12']),
  );
  const loading = makeElement(page, 'p', { class: 'tele-modal__note', role: 'status' }, words.loading);
  const again = makeElement(page, 'button', { type: 'button', class: 'tele-button' }, words.tryAgain);
  const failed = makeElement(page, 'div', { class: 'tele-modal__note', role: 'alert' });
  const element = page.createElement(`tele-${widget}`);
  const place = makeElement(page, 'slot', { class: 'tele-modal__widget' });
  const dialog = makeElement(
    page,
    'dialog',
    { class: 'tele-modal', 'aria-labelledby': 'title' },
    makeElement(
      page,
      'div',
      { class: 'tele-modal__head' },
      heading,
      makeElement(page, 'div', { class: 'tele-modal__about', 'data-tele-head': '' }),
      closeButton,
    ),
    makeElement(page, 'div', { class: 'tele-modal__body' }, loading, failed, place),
  );
  root.append(dialog);
  const show = (shown: HTMLElement): void => {
    for (const one of [loading, failed, place]) one.hidden = one !== shown;
  };
  show(loading);
  shared.give(element, { headingLevel: 3, ...config });
  host.append(element);

  let isThere = false;
  const fetchWidget = async (): Promise<void> => {
    show(loading);
    isThere = await define(widget, element);
    if (isThere) return show(place);
    failed.replaceChildren(words.failed, again, ...(href ? [makeElement(page, 'a', { href }, words.openPage)] : []));
    return show(failed);
  };
  again.addEventListener('click', () => void fetchWidget());

  let release = (): void => undefined;
  const close = (): void => dialog.close();
  closeButton.addEventListener('click', close);
  // Only backdrop presses target the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && close());
  ownsEscape(dialog, element);
  dialog.addEventListener('close', () => release());
  return {
    open: (opener) => {
      if (dialog.open) return;
      dress();
      dialog.showModal();
      heading.focus();
      const unlock = lockScroll(page);
      release = () => {
        unlock();
        if (opener?.isConnected) opener.focus({ preventScroll: true });
      };
      if (!isThere) void fetchWidget();
    },
    remove: () => {
      if (dialog.open) close();
      release();
      host.remove();
    },
  };
}
