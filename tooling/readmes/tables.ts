// The tables of a README, in Markdown.
import type ts from 'typescript';
import { professionIds, stateCodes } from '../../packages/core/src/index.ts';
import { widgetBudgets } from '../widget-budgets.ts';
import { fieldsOf, wordsOf, type Field } from './types.ts';

const isEvent = ({ name }: Field): boolean => /^on[A-Z]/.test(name);
export const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``;
export const prose = (text: string): string => text.replaceAll('|', String.raw`\|`);

const wordsIn = (words: readonly string[]): string => words.map((word) => code(`'${word}'`)).join(', ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const nameOf = ({ name, required }: Field): string => (required ? `**${code(name)}**` : code(name));

function propRows(fields: readonly Field[]): string[][] {
  const inOrder = [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
  return inOrder.map((field) => [nameOf(field), code(field.type), prose(field.text)]);
}

/** Sections between `<!-- begin x -->` and `<!-- end x -->`, by x. */
export type Tables = Readonly<Record<string, string>>;

function sizesOf(folder: string): string {
  const found = widgetBudgets.find(({ specifier }) => specifier === `@tele/${folder}`);
  return table(
    ['a page loads', 'at most'],
    Object.entries(found?.budgets ?? {}).map(([when, { ceiling }]) => [when, `${Math.ceil(ceiling)} kB`]),
  );
}

/** The knobs of the appearance, each with its custom property. */
export function knobsOf(knobs: readonly Field[]): string {
  return table(
    ['knob', 'custom property', 'what it is'],
    knobs.map(({ name, text }) => [
      code(name),
      code(`--tele-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
      prose(text),
    ]),
  );
}

/** The tables of one package, and of its widget where it has one. `lacks` is told of what has no doc comment. */
export function tablesOf(
  program: ts.Program,
  folder: string,
  component: string | undefined,
  lacks: (what: string) => void,
): Tables {
  const knobs = fieldsOf(program, 'ui', 'Appearance');
  for (const { name, text } of knobs) if (!text) lacks(`${name} of Appearance`);
  if (component === undefined) return { knobs: knobsOf(knobs) };
  const fields = fieldsOf(program, folder, `${component}Props`);
  const errors = wordsOf(program, 'kit', 'WidgetErrorType');
  for (const { name, text } of fields) if (!text) lacks(`${name} of ${component}Props`);
  for (const { word, text } of errors) if (!text) lacks(`${word} of WidgetErrorType`);
  const plain = fields.filter((field) => !isEvent(field));
  const events = fields.filter(isEvent);
  const headOfProps = ['prop', 'type', 'what it is'];
  return {
    knobs: knobsOf(knobs),
    // Required props come first, in bold.
    props: table(headOfProps, propRows(plain.filter(({ own, required }) => own || required))),
    'common-props': table(headOfProps, propRows(plain.filter(({ own, required }) => !own && !required))),
    events: table(
      ['event', 'when', 'detail'],
      [...events.filter(({ own }) => own), ...events.filter(({ own }) => !own)].map((field) => [
        nameOf(field),
        prose(field.text),
        field.detail === null ? 'none' : code(field.detail),
      ]),
    ),
    errors: table(
      ['type', 'what went wrong'],
      errors.map(({ word, text }) => [code(word), prose(text)]),
    ),
    sizes: sizesOf(folder),
    professions: `A \`ProfessionId\` is one of ${wordsIn(professionIds)}.`,
    states: `A \`StateCode\` is one of ${wordsIn(stateCodes)}.`,
  };
}
