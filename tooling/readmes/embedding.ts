// Tables of docs/embed-widgets.md, made from the widgets' types.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type ts from 'typescript';
import { findSources } from '../find-files.ts';
import { professionIds, stateCodes } from '../../packages/core/src/index.ts';
import { code, eventsTable, isEvent, propsTable, prose, table, type Tables } from './tables.ts';
import { fieldsOf, root, wordsOf, type Field } from './types.ts';

export const widgets: Readonly<Record<string, string>> = {
  'match-widget': 'MatchWidget',
  'provider-inbox': 'ProviderInbox',
  'availability-calendar': 'AvailabilityCalendar',
  'doctor-register': 'DoctorRegister',
};

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** 'tele:selection-created' for 'onSelectionCreated'. */
const eventOf = (name: string): string => `tele${kebab(name.slice(2)).replace(/^-/, ':')}`;

const listOf = (words: readonly string[]): string => words.map((word) => code(`'${word}'`)).join(', ');

function knobs(fields: readonly Field[]): string {
  return table(
    ['option', 'description'],
    fields.map(({ name, text }) => [code(name), prose(text)]),
  );
}

export function embeddingTables(program: ts.Program, lacks: (what: string) => void): Tables {
  const common = fieldsOf(program, 'kit', 'TeleWidgetProps');
  const options = fieldsOf(program, 'ui', 'Appearance');
  const errors = wordsOf(program, 'kit', 'WidgetErrorType');
  for (const { name, text } of options) if (!text) lacks(`${name} of Appearance`);
  for (const { word, text } of errors) if (!text) lacks(`${word} of WidgetErrorType`);
  const unseen = new Set(fieldsOf(program, 'embed', 'TeleEventMap').map(({ name }) => name));
  const dispatched = [...unseen];
  const eventsOf = (fields: readonly Field[], own: boolean): string[] => {
    const names = fields.filter((field) => isEvent(field) && field.own === own).map(({ name }) => eventOf(name));
    for (const name of names) unseen.delete(name);
    return names.filter((name) => dispatched.includes(name));
  };
  const rows = Object.entries(widgets).map(([folder, component]) => {
    const fields = fieldsOf(program, folder, `${component}Props`);
    eventsOf(fields, false);
    return [code(`<tele-${folder}>`), eventsOf(fields, true).map(code).join(', ')];
  });
  for (const name of unseen) throw new Error(`${name} of TeleEventMap is no widget's.`);
  return {
    'common-props': propsTable(common.filter((field) => !isEvent(field) && field.name !== 'step')),
    'common-events': eventsTable(common.filter(isEvent)),
    'embed-events': table(['element', 'events'], rows),
    errors: table(
      ['type', 'what went wrong'],
      errors.map(({ word, text }) => [code(word), prose(text)]),
    ),
    knobs: knobs(options),
    professions: `A \`ProfessionId\` is one of ${listOf(professionIds)}.`,
    states: `A \`StateCode\` is one of ${listOf(stateCodes)}.`,
  };
}

/** Quoted error messages that our code does not contain. An ellipsis joins parts of a message. */
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
