import { useLayoutEffect, useRef } from 'react';
import { code as wholeCode, type Code } from '../loader/code.ts';
import { startTele } from '../loader/start-tele.ts';
import type { Callback, EventDetail } from '../page/events.ts';
import type { Settings } from '../page/settings.ts';
import type { CommandName, Inputs, Tele } from '../script/commands.ts';

/** A call of the page, as its own script writes it. */
export type PageCall = { readonly [Name in CommandName]: readonly [name: Name, input?: Inputs[Name]] }[CommandName];

export interface ScriptPageProps {
  /** What the page gives all its widgets, with `init`. */
  settings: Settings;
  /** The page's own markup. */
  content?: string;
  /** What it calls after `init`, before the script has come. */
  calls?: readonly PageCall[];
  /** Called with all that the widgets of the page tell. */
  onTold?: (detail: EventDetail) => void;
  /** In place of the files of the script, which come from its sources. */
  code?: Partial<Code>;
}

/** The queue that a page writes in front of the script. */
function writeQueue(view: Window): void {
  const q: unknown[] = [];
  Reflect.set(
    view,
    'Tele',
    Object.assign((...call: unknown[]) => void q.push(call), { q }),
  );
}

/** What the page has by our name now: the queue, or the script's own function. */
export const teleOf = (view: Window): Tele => Reflect.get(view, 'Tele') as Tele;

/** A page that copied the queue and the script's tag. The script is started when the page has been read, as a module is. */
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
    // Started once: what changes later is for the play functions.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <div ref={place} />;
};
