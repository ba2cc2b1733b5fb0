import type { Code } from './code.ts';
import { stubOn } from './may-start.ts';
import type { Script } from '../script/open-script.ts';
import { watchOpeners } from './openers.ts';
import { reportLoadError } from '../page/report-load-error.ts';
import { watchElements } from './watch-elements.ts';
import { isWidgetName, widgetOf } from '../page/widget-names.ts';

export interface TeleOptions {
  code: Code;
  version: string;
  base: string;
}
type Call = readonly [name?: unknown, input?: unknown];

/** Commands without UI: they wait until another reason loads the rest of the script. */
const patient: readonly unknown[] = ['init', 'update', 'on', 'off'];

const ignore = (): void => undefined;

/** Creates the page's `Tele` function. A near widget, likely press or visible command loads the rest. */
export function startTele(view: Window, { code, version, base }: TeleOptions): () => void {
  const { document: page } = view;
  const calls: Call[] = [];
  const targets = new WeakMap<Element, unknown>();
  let script: Script | undefined;
  let coming: Promise<Script> | undefined;
  let watching: ReturnType<typeof watchElements>;
  let stop = ignore;

  function whole(widget: unknown): Promise<Script> {
    if (isWidgetName(widget)) code.widget(widget).catch(ignore);
    coming ??= code.script().then(({ openScript }) => {
      script = openScript(page, { fetchWidget: code.widget, version, base, begin, end: () => stop() });
      for (const call of calls.splice(0)) script.run(...call);
      return script;
    });
    coming.catch(() => (coming = undefined));
    return coming;
  }

  function pass(widget: unknown, from: EventTarget, act: (script: Script) => void, otherwise = ignore): void {
    whole(widget).then(act, (error: unknown) => {
      reportLoadError(error, widget, from);
      otherwise();
    });
  }

  function begin(): void {
    watching = watchElements(page, {
      found: (element) => script?.found(element),
      near: (element) => pass(targets.get(element) ?? widgetOf(element), element, (rest) => rest.near(element)),
    });
    const leave = watchOpeners(page, {
      expect: (opener) => void whole(opener.dataset['teleOpen']).then((rest) => rest.expect(opener), ignore),
      press: (opener) =>
        pass(
          opener.dataset['teleOpen'],
          opener,
          (rest) => rest.press(opener),
          () => opener instanceof HTMLAnchorElement && page.location.assign(opener.href),
        ),
    });
    stop = () => {
      watching.end();
      leave();
    };
  }

  /** Target element of a widget; none if invalid, which the rest of the script reports. */
  function targetOf({ element }: { element?: unknown }): unknown {
    try {
      return typeof element === 'string' ? page.querySelector(element) : element;
    } catch {
      return null;
    }
  }

  function call(name?: unknown, input?: unknown): void {
    if (script) return script.run(name, input);
    calls.push([name, input]);
    const { widget, debug, ...given } = (input ?? {}) as { element?: unknown; widget?: unknown; debug?: unknown };
    if (patient.includes(name) && !debug) return undefined;
    const target = name === 'inline' && targetOf(given);
    if (!(target instanceof Element)) return pass(widget, page, ignore);
    targets.set(target, widget);
    return watching.watch(target);
  }

  begin();
  const { q: queue } = stubOn(view);
  Reflect.set(view, 'Tele', Object.assign(call, { version }));
  for (const [name, input] of Array.isArray(queue) ? (queue as Iterable<unknown>[]) : []) call(name, input);
  // Debugging may be turned on in the URL, which is read for nothing else.
  if (/[?&]tele-debug=1(&|$)/.test(view.location.search)) call('init', { debug: true });
  return () => stop();
}
