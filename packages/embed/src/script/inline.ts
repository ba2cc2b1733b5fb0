import type { Settings, Shared } from '../page/settings.ts';
import type { WidgetName } from '../page/widget-names.ts';

/** Page content, not slots a widget opened between its tags. */
const isOfThePage = (node: ChildNode): boolean => !(node instanceof Element && node.slot);

/** Renders a widget in an element, whose children become its fallback. Returns a function that restores it. */
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
