import { readButton, readElement, readListener, readModal, readWidget, runner } from './commands.ts';
import { eventKinds } from './event-kinds.ts';
import { listeners, type EventDetail } from '../page/events.ts';
import { drawInline } from './inline.ts';
import type { createModals, ModalRequest } from '../modal/modals.ts';
import { originsOf, watchPolicy } from '../page/policy.ts';
import { settingsIn, sharedSettings } from '../page/settings.ts';
import { reportLoadError } from '../page/report-load-error.ts';
import { anyElement, isWidgetName, widgetNames, widgetOf, type WidgetName } from '../page/widget-names.ts';
import { warn } from '../page/warn.ts';

/** The code of a widget, which makes its element known when it is told to. */
export interface WidgetCode {
  define: () => void;
}

export interface ScriptOptions {
  /** Fetches the code of a widget. */
  fetchWidget: (name: WidgetName) => Promise<WidgetCode>;
  version: string;
  /** The folder of the script's files, as an address. */
  base: string;
  /** Follows the page once more, after `end`: elements that come, openers that are pressed. */
  begin: () => void;
  end: () => void;
}

/** What happens on a page that the script answers. */
export interface Script {
  /** Runs a command of the page. Throws nothing. */
  run: (name?: unknown, input?: unknown) => void;
  /** An element of ours has come. */
  found: (element: Element) => void;
  /** It is near the window. */
  near: (element: Element) => void;
  /** An opener may soon be pressed. */
  expect: (opener: HTMLElement) => void;
  press: (opener: HTMLElement) => void;
}

const late = {
  modals: () => import('../modal/modals.ts'),
  floatingButton: () => import('../floating-button/make-floating-button.ts'),
  debug: () => import('../debug/debug.ts'),
};

const ignore = (): void => undefined;

/** All that the script does on a page once it is needed. */
export function openScript(page: Document, { fetchWidget, version, base, begin, end }: ScriptOptions): Script {
  const shared = sharedSettings();
  const events = listeners(page, eventKinds);
  /** What takes each thing away that the script has put on the page, or ends what it listens to. */
  const undo = new Set<() => void>();
  let modals: ReturnType<typeof createModals> | undefined;
  let isDebugged = false;
  /** How often everything was taken away: what was on its way then is not wanted any more. */
  let ends = 0;

  /** Null when it did not come, of which `from` tells. */
  const whole = <Part>(part: Promise<Part>, widget: WidgetName, from: EventTarget): Promise<Part | null> =>
    part.catch((error: unknown) => {
      reportLoadError(error, widget, from);
      return null;
    });

  /** Makes the element of a widget known. Answers whether its code came. */
  async function define(widget: WidgetName, from: EventTarget): Promise<boolean> {
    const part = await whole(fetchWidget(widget), widget, from);
    part?.define();
    return part !== null;
  }

  async function open(request: ModalRequest): Promise<void> {
    const before = ends;
    const part = await whole(late.modals(), request.widget, request.opener ?? page);
    if (ends > before) return;
    if (part) {
      modals ??= part.createModals(page, { shared, define });
      modals.open(request);
    } else if (request.href) page.location.assign(request.href);
  }

  function expect(widget: WidgetName): void {
    fetchWidget(widget).catch(ignore);
    late.modals().catch(ignore);
  }

  async function startDebug(): Promise<void> {
    if (isDebugged) return;
    isDebugged = true;
    // What the widgets tell while its code is fetched is shown as well.
    const missed: EventDetail[] = [];
    const note = (one: EventDetail): void => void missed.push(one);
    events.on('*', note);
    const part = await whole(late.debug(), widgetNames[0], page);
    events.off('*', note);
    part?.startDebug(page, { version, base, shared, missed, on: events.on });
  }

  async function drawButton({ text, position, ...request }: ReturnType<typeof readButton>): Promise<void> {
    const { widget, href } = request;
    const before = ends;
    const part = await whole(late.floatingButton(), widget, page);
    if (ends > before) return;
    const button = part?.makeFloatingButton(page, {
      text,
      position,
      href,
      shared,
      expect: () => expect(widget),
      open: (opener) => void open({ ...request, opener }),
    });
    if (button) undo.add(button);
  }

  function listen(): void {
    undo
      .add(watchPolicy(page, originsOf(base, shared)))
      .add(events.listen())
      .add(() => modals?.removeAll())
      .add(end);
  }

  listen();
  return {
    found: shared.give,
    near(element) {
      if (!element.matches(anyElement)) return;
      shared.give(element);
      void define(widgetOf(element), element);
    },
    expect({ dataset: { teleOpen: widget } }) {
      if (isWidgetName(widget)) expect(widget);
    },
    press(opener) {
      const { teleOpen: widget, teleConfig } = opener.dataset;
      const { href } = opener as Partial<HTMLAnchorElement>;
      if (isWidgetName(widget)) void open({ widget, config: settingsIn(teleConfig), opener, href });
      else warn(`data-tele-open="${widget}" is not a widget. Use one of ${widgetNames.join(', ')}.`);
    },
    run: runner({
      init({ debug, ...settings }) {
        // After it was destroyed.
        if (undo.size === 0) {
          begin();
          listen();
        }
        shared.change(settings);
        if (debug) void startDebug();
      },
      update: shared.change,
      inline(input) {
        const { widget, config } = readWidget(input);
        const element = readElement(page, input.element);
        undo.add(drawInline(element, { widget, config, shared }));
        // Where nobody looks for elements: in a shadow root of the page.
        if (element.getRootNode() !== page) void define(widget, element);
      },
      modal(input) {
        void open({ ...readModal(input), opener: null });
      },
      floatingButton(input) {
        void drawButton(readButton(input));
      },
      on(input) {
        const { event, callback } = readListener(eventKinds, input);
        events.on(event, callback);
      },
      off(input) {
        const { event, callback } = readListener(eventKinds, input);
        events.off(event, callback);
      },
      logout() {
        const known = widgetNames.map((name) => customElements.get(`tele-${name}`));
        // Their classes too: whoever has signed in is here when no element is any more.
        for (const one of [...shared.elements(), ...known]) (one as { logout?: () => void } | undefined)?.logout?.();
      },
      destroy() {
        ends += 1;
        for (const one of undo) one();
        undo.clear();
      },
    }),
  };
}
