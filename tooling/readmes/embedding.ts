// The tables of docs/embed-widgets.md, in Markdown: what the elements take and tell, made of the widgets' own types, and what a policy has to allow.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type ts from 'typescript';
import { findSources } from '../find-files.ts';
import { ownServerCalls } from './own-server.ts';
import { code, prose, table, knobsOf, type Tables } from './tables.ts';
import { fieldsOf, root, type Field } from './types.ts';

const widgets: Readonly<Record<string, string>> = {
  'match-widget': 'MatchWidget',
  'provider-inbox': 'ProviderInbox',
  'availability-calendar': 'AvailabilityCalendar',
  'doctor-register': 'DoctorRegister',
};

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isEvent = ({ name }: Field): boolean => /^on[A-Z]/.test(name);
/** 'tele:selection-created' for 'onSelectionCreated'. */
const eventOf = (name: string): string => `tele${kebab(name.slice(2)).replace(/^-/, ':')}`;

/** Values that HTML attributes can hold: text, numbers and words. */
const isWritten = ({ type }: Field): boolean =>
  /^(string|number|boolean|('[^']*'|\d+)( \| ('[^']*'|\d+))*|\w*Id|string \| TokenSource \| null)$/.test(type);

function attributes(fields: readonly Field[]): string {
  const rows = fields.filter((field) => !isEvent(field) && field.name !== 'slots');
  return table(
    ['attribute', 'property', 'what it is'],
    rows.map((field) => [
      isWritten(field) ? code(kebab(field.name)) : '',
      `${code(field.name)}: ${code(field.type)}`,
      prose(field.text),
    ]),
  );
}

/** Events by widget. `eventNames` are those that elements dispatch. */
function events(all: readonly { folder: string; fields: readonly Field[] }[], eventNames: ReadonlySet<string>): string {
  const rows = new Map<string, { field: Field; of: string[] }>();
  for (const { folder, fields } of all) {
    for (const field of fields.filter((one) => isEvent(one) && eventNames.has(eventOf(one.name)))) {
      const key = [field.name, field.text, field.detail].join(' ');
      const row = rows.get(key) ?? { field, of: [] };
      row.of.push(folder);
      rows.set(key, row);
    }
  }
  return table(
    ['event', 'of', 'when', 'data'],
    [...rows.values()].map(({ field, of }) => [
      code(eventOf(field.name)),
      of.length === all.length ? 'all' : of.map((folder) => code(folder)).join(', '),
      prose(field.text),
      code(field.detail ?? '{}'),
    ]),
  );
}

/** The table of docs/csp.md, as it stands there. */
function policy(): string {
  const text = readFileSync(resolve(root, 'docs/csp.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
}

/** Sections between `<!-- begin x -->` and `<!-- end x -->` in docs/embed-widgets.md, by x. */
export function embeddingTables(program: ts.Program): Tables {
  const all = Object.entries(widgets).map(([folder, component]) => ({
    folder,
    fields: fieldsOf(program, folder, `${component}Props`),
  }));
  const eventNames = new Set(fieldsOf(program, 'embed', 'TeleEventMap').map(({ name }) => name));
  const widgetEvents = new Set(all.flatMap(({ fields }) => fields.filter(isEvent).map(({ name }) => eventOf(name))));
  for (const name of eventNames)
    if (!widgetEvents.has(name)) throw new Error(`${name} of TeleEventMap is no widget's.`);
  return {
    'embed-attributes': attributes(all[0]?.fields ?? []),
    'embed-events': events(all, eventNames),
    knobs: knobsOf(fieldsOf(program, 'ui', 'Appearance')),
    'csp-table': policy(),
    'own-server-calls': ownServerCalls(),
  };
}

/** What the table of what is wrong quotes and no code of ours says; a message of several parts is quoted with an ellipsis between them. */
export function saidNowhere(text: string): string[] {
  const [, rows = ''] = text.split(/^## When something is wrong$/m);
  const quoted = [...rows.matchAll(/^\| “([^”]+)”/gm)].map(([, message = '']) => message);
  if (quoted.length === 0) return ['any message'];
  const files = findSources(['packages/*/src/**/*.{ts,tsx}', 'apps/api/src/**/*.ts'], root);
  const sources = files
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  return quoted.filter((message) => message.split('…').some((part) => !sources.includes(part.trim())));
}
