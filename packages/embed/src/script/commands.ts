import type { Callback } from '../page/events.ts';
import { warn } from '../page/warn.ts';
import type { Settings } from '../page/settings.ts';
import { isWidgetName, widgetNames, type WidgetName } from '../page/widget-names.ts';

export interface Inputs {
  /** Settings of all widgets, unless their element overrides them: `apiBase`, `partner`, `token` and so on. */
  init: Settings & { debug?: boolean };
  /** Changes `init` settings, also in existing widgets. */
  update: Settings;
  /** Renders a widget in an element of the page, whose content shows until it is ready, and on failure. */
  inline: { element: string | Element; widget?: WidgetName; config?: Settings };
  /** Opens a widget in a dialog. Reopening continues where it was. */
  modal: { widget?: WidgetName; config?: Settings; title?: string; href?: string };
  /** Fixed button at the bottom of the window that opens the dialog. `href`: fallback if the widget fails to load. */
  floatingButton: Inputs['modal'] & { text?: string; position?: Position };
  /** Listens to an event of all widgets, such as 'selection-created', or to all events, '*'. */
  on: { event: string; callback: Callback };
  off: { event: string; callback: Callback };
  /** Signs out of all widgets. */
  logout: object;
  /** Removes the script's elements from the page and stops listening. */
  destroy: object;
}
const positions = ['bottom-right', 'bottom-left'] as const;
export type Position = (typeof positions)[number];
export type CommandName = keyof Inputs;

export type Tele = <Name extends CommandName>(name: Name, input?: Inputs[Name]) => void;

export class InputError extends Error {}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readWidget({ widget = 'match-widget', config = {} }: { widget?: unknown; config?: unknown }): {
  widget: WidgetName;
  config: Settings;
} {
  if (!isWidgetName(widget)) throw new InputError(`widget must be one of ${widgetNames.join(', ')}.`);
  if (!isObject(config)) throw new InputError('config must be an object, such as { profession: "doctor" }.');
  return { widget, config: config as Settings };
}

function readText(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new InputError(`${name} must be a string.`);
}

export const readModal = (input: Inputs['modal']) => ({
  ...readWidget(input),
  title: readText('title', input.title),
  href: readText('href', input.href),
});

export function readButton(input: Inputs['floatingButton']) {
  const { position = positions[0] } = input;
  if (!positions.includes(position)) throw new InputError(`position must be ${positions.join(' or ')}.`);
  return { ...readModal(input), text: readText('text', input.text), position };
}

function find(page: Document, selector: string): Element | null {
  try {
    return page.querySelector(selector);
  } catch {
    return null;
  }
}

export function readElement(page: Document, element: unknown): Element {
  const found = typeof element === 'string' ? find(page, element) : element;
  if (found instanceof Element) return found;
  throw new InputError('element must be an element, or a selector that matches one already on the page.');
}

export function readListener(kinds: readonly string[], { event, callback }: { event?: unknown; callback?: unknown }) {
  if (event !== '*' && !kinds.includes(String(event))) {
    throw new InputError(`unknown event "${String(event)}". Use one of: *, ${kinds.join(', ')}.`);
  }
  if (typeof callback !== 'function') throw new InputError('callback must be a function.');
  return { event: event as string, callback: callback as Callback };
}

/** Runs a command. Invalid input is logged in the console; the page never gets an exception. */
export function runner(commands: { readonly [Name in CommandName]: (input: Inputs[Name]) => void }) {
  return (name: unknown, input: unknown): void => {
    try {
      if (!Object.hasOwn(commands, String(name))) {
        throw new InputError(`unknown command. Use one of: ${Object.keys(commands).join(', ')}.`);
      }
      if (input !== undefined && !isObject(input)) throw new InputError('options must be an object.');
      (commands[name as CommandName] as (input: unknown) => void)(input ?? {});
    } catch (error) {
      warn(`'${String(name)}' was ignored: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
