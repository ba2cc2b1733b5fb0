import { within } from 'storybook/test';

export function insideOf(element: Element | null) {
  const mount = element?.shadowRoot?.querySelector<HTMLElement>('.tele-element');
  if (!mount) throw new Error('There is no such element, or it has drawn nothing yet.');
  return within(mount);
}
