// Table of docs/own-server.md, made of the calls that @tele/check makes.
import { routeOf } from '../../packages/core/src/index.ts';
import type { WidgetName } from '../../packages/check/src/index.ts';
import { widgetCalls, type WidgetCall } from '../../packages/check/src/api/widget-calls.ts';
import { code, table } from './tables.ts';

export function ownServerCalls(): string {
  const rows = new Map<string, { call: WidgetCall; widgets: WidgetName[]; without: Set<string> }>();
  for (const [widget, calls] of Object.entries(widgetCalls('doctor')) as [WidgetName, WidgetCall[]][]) {
    for (const call of calls) {
      const row = rows.get(call.name) ?? { call, widgets: [], without: new Set() };
      row.widgets.push(widget);
      row.without.add(call.without ?? '');
      rows.set(call.name, row);
    }
  }
  return table(
    ['call', 'widgets', 'without it'],
    [...rows.values()].map(({ call, widgets, without }) => [
      code(textOf(call)),
      widgets.map(code).join(', '),
      [...without].join(' ') || '**needed**',
    ]),
  );
}

function textOf({ name }: WidgetCall): string {
  const { method, path } = routeOf(name);
  return `${method} ${path.replace(/:(profession|category)/, 'doctors')}`;
}
