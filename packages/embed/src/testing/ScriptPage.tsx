import { useLayoutEffect, useRef } from 'react';
import { code as wholeCode, type Code } from '../loader/code.ts';
import { startTele } from '../loader/start-tele.ts';
import type { Callback, EventDetail } from '../page/events.ts';
import type { Settings } from '../page/settings.ts';
import type { CommandName, Inputs, Tele } from '../script/commands.ts';

export type PageCall = { readonly [Name in CommandName]: readonly [name: Name, input?: Inputs[Name]] }[CommandName];

export interface ScriptPageProps {
  settings: Settings;
  content?: string;
  calls?: readonly PageCall[];
  onTold?: (detail: EventDetail) => void;
  code?: Partial<Code>;
}

function writeQueue(view: Window): void {
  const q: unknown[] = [];
  Reflect.set(
    view,
    'Tele',
    Object.assign((...call: unknown[]) => void q.push(call), { q }),
  );
}

export const teleOf = (view: Window): Tele => Reflect.get(view, 'Tele') as Tele;

export const ScriptPage = ({ settings, content = '', calls = [], onTold, code }: ScriptPageProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = place.current?.ownerDocument;
    const view = page?.defaultView;
    if (!place.current || !view) return undefined;
    place.current.innerHTML = content;
    writeQueue(view);
    const Tele = teleOf(view);
    Tele('init', settings);
    if (onTold) Tele('on', { event: '*', callback: onTold satisfies Callback });
    for (const [name, input] of calls) Tele(name, input);
    const end = startTele(view, { code: { ...wholeCode, ...code }, version: 'story', base: 'https://embed.example/' });
    return () => {
      teleOf(view)('destroy');
      end();
      Reflect.deleteProperty(view, 'Tele');
    };
    // Once: later changes are for play functions.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <div ref={place} />;
};
