import type ts from 'typescript';
import { widgetBudgets } from '../widget-budgets.ts';
import { fieldsOf, type Field } from './types.ts';

export const isEvent = ({ name }: Field): boolean => /^on[A-Z]/.test(name);
export const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``;
export const prose = (text: string): string => text.replaceAll('|', String.raw`\|`);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const nameOf = ({ name, required }: Field): string => (required ? `**${code(name)}**` : code(name));

export function propsTable(fields: readonly Field[]): string {
  const inOrder = [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
  return table(
    ['prop', 'type', 'description'],
    inOrder.map((field) => [nameOf(field), code(field.type), prose(field.text)]),
  );
}

export function eventsTable(fields: readonly Field[]): string {
  return table(
    ['event', 'when', 'detail'],
    fields.map((field) => [nameOf(field), prose(field.text), field.detail === null ? 'none' : code(field.detail)]),
  );
}

export type Tables = Readonly<Record<string, string>>;

function sizesOf(folder: string): string {
  const found = widgetBudgets.find(({ specifier }) => specifier === `@tele/${folder}`);
  return table(
    ['a page loads', 'maximum'],
    Object.entries(found?.budgets ?? {}).map(([when, { ceiling }]) => [when, `${Math.ceil(ceiling)} kB`]),
  );
}

export function tablesOf(
  program: ts.Program,
  folder: string,
  component: string | undefined,
  lacks: (what: string) => void,
): Tables {
  if (component === undefined) return {};
  const fields = fieldsOf(program, folder, `${component}Props`);
  for (const { name, text } of fields) if (!text) lacks(`${name} of ${component}Props`);
  const props = fields.filter((field) => !isEvent(field) && (field.own || field.name === 'step'));
  return {
    // Required props come first, in bold.
    props: propsTable(props),
    events: eventsTable(fields.filter((field) => isEvent(field) && field.own)),
    sizes: sizesOf(folder),
  };
}
