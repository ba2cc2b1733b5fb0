import type { TeleMatchWidgetElement } from '../widgets/elements.ts';
import { insideOf } from './inside-of.ts';

export async function matchElement(canvasElement: HTMLElement) {
  const element = canvasElement.querySelector('tele-match-widget');
  const home = element?.parentElement;
  if (!element || !home) throw new Error('The story has no <tele-match-widget>.');
  await element.ready;
  return { element, home, inside: insideOf(element), root: rootOf(element) };
}

export function rootOf(element: TeleMatchWidgetElement): HTMLElement {
  const root = element.shadowRoot?.querySelector<HTMLElement>('.tele');
  if (!root) throw new Error('Nothing is drawn.');
  return root;
}
