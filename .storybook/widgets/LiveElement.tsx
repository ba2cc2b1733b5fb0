import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TeleElementClass } from '../../packages/embed/src/elements/element-class.ts';
import { kebab } from '../../packages/embed/src/elements/table.ts';
import { defineElements } from '../../packages/embed/src/index.ts';
import type { TeleEvent } from '../../packages/embed/src/elements/tell.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

interface LiveElementProps {
  kind: WidgetKind;
  props: Values;
  onTold: (event: string, detail: unknown) => void;
}

export const LiveElement = ({ kind: { tag, table }, props, onTold }: LiveElementProps) => {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElement>(undefined);
  const listener = useRef(onTold);
  useEffect(() => {
    listener.current = onTold;
  });
  useLayoutEffect(() => {
    defineElements();
    const made = document.createElement(tag);
    const { events } = made.constructor as unknown as TeleElementClass<object>;
    for (const name of events)
      made.addEventListener(name, (event) => listener.current(name, (event as TeleEvent).detail));
    element.current = made;
    place.current?.append(made);
    return () => made.remove();
  }, [tag]);
  useLayoutEffect(() => {
    const made = element.current;
    if (!made) return undefined;
    for (const [name, value] of Object.entries(props)) {
      if (table[name] === 'property') Reflect.set(made, name, value);
      else made.setAttribute(kebab(name), String(value));
    }
    return () => {
      for (const name of Object.keys(props)) {
        if (table[name] === 'property') Reflect.set(made, name, undefined);
        else made.removeAttribute(kebab(name));
      }
    };
  }, [props, table]);
  return <div ref={place} />;
};
