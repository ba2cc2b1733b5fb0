import type { Settings, Shared } from '../page/settings.ts';
import type { WidgetName } from '../page/widget-names.ts';
import { wordsOf } from '../page/words.ts';
import { makeModal, type Modal } from './make-modal.ts';
import { modalMessages } from './modal.messages.ts';

/** What is to be opened. */
export interface ModalRequest {
  widget: WidgetName;
  config: Settings;
  opener: HTMLElement | null;
  title?: string | undefined;
  href?: string | undefined;
}

/** The dialogs of a page: one for each widget with the same settings, which goes on where it was when it is opened again. */
export function createModals(
  page: Document,
  { shared, define }: { shared: Shared; define: (widget: WidgetName, from: Element) => Promise<boolean> },
) {
  const modals = new Map<string, Modal>();
  return {
    open({ widget, config, opener, title, href }: ModalRequest): void {
      const key = JSON.stringify([widget, config]);
      const words = wordsOf(modalMessages, shared.all['messages']);
      const held =
        modals.get(key) ??
        makeModal(page, { widget, config, title: title ?? words[widget], href, words, shared, define });
      modals.set(key, held);
      held.open(opener);
    },
    removeAll(): void {
      for (const modal of modals.values()) modal.remove();
      modals.clear();
    },
  };
}
