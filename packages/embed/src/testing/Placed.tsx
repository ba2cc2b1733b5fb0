import { useLayoutEffect, useRef } from 'react';
import type { TeleElementClass } from '../elements/element-class.ts';
import type { TeleEvent, TeleEventDetail } from '../elements/tell.ts';
import { defineElements } from '../widgets/define-elements.ts';
import type { TeleElements } from '../widgets/elements.ts';

export interface PlacedProps<Tag extends keyof TeleElements = keyof TeleElements> {
  tag: Tag;
  attributes?: Readonly<Record<string, string>>;
  properties?: Partial<TeleElements[Tag]>;
  content?: string;
  onTold?: (detail: TeleEventDetail) => void;
}

export const Placed = <Tag extends keyof TeleElements>({
  tag,
  attributes = {},
  properties = {},
  content = '',
  onTold,
}: PlacedProps<Tag>) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    defineElements();
    const page = place.current?.ownerDocument;
    const element = page?.createElement(tag);
    if (!element) return undefined;
    const { events } = element.constructor as unknown as TeleElementClass<object>;
    for (const name of events) element.addEventListener(name, (event) => onTold?.((event as TeleEvent).detail));
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    Object.assign(element, properties);
    element.innerHTML = content;
    place.current?.append(element);
    return () => element.remove();
    // Once: a page does not rewrite its HTML.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <div ref={place} />;
};
