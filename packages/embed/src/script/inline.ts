import type { Settings, Shared } from '../page/settings.ts';
import type { WidgetName } from '../page/widget-names.ts';

/** What the page wrote, not what a widget opened between its tags. */
const isOfThePage = (node: ChildNode): boolean => !(node instanceof Element && node.slot);

/**
 * Draws a widget in an element of the page. What stands in that moves between the widget's tags, where it is shown until the widget is there and
 * when it does not come. Where the widget is already, it takes the settings. Returns the way back.
 */
export function drawInline(
  target: Element,
  { widget, config, shared }: { widget: WidgetName; config: Settings; shared: Shared },
): () => void {
  const tag = `tele-${widget}`;
  const held = [...target.children].find(({ localName }) => localName === tag);
  if (held) {
    shared.give(held, config);
    return () => undefined;
  }
  const element = target.ownerDocument.createElement(tag);
  element.append(...target.childNodes);
  shared.give(element, config);
  target.append(element);
  return () => element.replaceWith(...[...element.childNodes].filter(isOfThePage));
}
