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

export interface WidgetCode {
  define: () => void;
}

export interface ScriptOptions {
  fetchWidget: (name: WidgetName) => Promise<WidgetCode>;
  version: string;
  base: string;
  /** Watches the page again after `end`: new elements and pressed openers. */
  begin: () => void;
  end: () => void;
}

export interface Script {
  run: (name?: unknown, input?: unknown) => void;
  found: (element: Element) => void;
  near: (element: Element) => void;
  expect: (opener: HTMLElement) => void;
  press: (opener: HTMLElement) => void;
}

const late = {
  modals: () => import('../modal/modals.ts'),
  floatingButton: () => import('../floating-button/make-floating-button.ts'),
  debug: () => import('../debug/debug.ts'),
};

const ignore = (): void => undefined;

/** Full script, created once needed. */
export function openScript(page: Document, { fetchWidget, version, base, begin, end }: ScriptOptions): Script {
  const shared = sharedSettings();
  const events = listeners(page, eventKinds);
  const undo = new Set<() => void>();
  let modals: ReturnType<typeof createModals> | undefined;
  let isDebugged = false;
  /** Number of cleanups so far: work that began before the latest one is discarded. */
  let ends = 0;

  /** Null if loading failed, which `from` reports. */
  const whole = <Part>(part: Promise<Part>, widget: WidgetName, from: EventTarget): Promise<Part | null> =>
    part.catch((error: unknown) => {
      reportLoadError(error, widget, from);
      return null;
    });

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
    // Events during its load are logged too.
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
        // After 'destroy'.
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
        // Shadow roots may not be watched.
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
        // Classes too: a session may outlive its elements.
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
