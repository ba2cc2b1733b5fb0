import type { Settings, Shared } from '../page/settings.ts';
import type { WidgetName } from '../page/widget-names.ts';

/** What the page wrote, not what a widget opened between its tags. */
const isOfThePage = (node: ChildNode): boolean => !(node instanceof Element && node.slot);

/**
 * Draws a widget in an element of the page, whose children move between the widget's tags: they are shown until the widget is ready, and if it
 * does not load. A widget already there takes the settings. Returns a function that restores the page.
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
  // Weak: the page may remove the element long before the script ends.
  const reference = new WeakRef(element);
  return () => {
    const drawn = reference.deref();
    drawn?.replaceWith(...[...drawn.childNodes].filter(isOfThePage));
  };
}
