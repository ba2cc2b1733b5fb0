import type { Settings, Shared } from '../page/settings.ts';
import type { WidgetName } from '../page/widget-names.ts';
import { wordsOf } from '../page/words.ts';
import { makeModal, type Modal } from './make-modal.ts';
import { modalMessages } from './modal.messages.ts';

export interface ModalRequest {
  widget: WidgetName;
  config: Settings;
  opener: HTMLElement | null;
  title?: string | undefined;
  href?: string | undefined;
}

/** Dialogs of a page, one per widget and settings; reopening continues where it was. */
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
