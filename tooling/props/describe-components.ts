import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Manifests } from 'storybook/internal/types';
import { findSources } from '../find-files.ts';
import type { PropsReader } from './props-reader.ts';
import type { PropRow, PropsTable } from './props-table.ts';

const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``;

function rowOf({ name, required, type, standard, since, text }: PropRow): string {
  const cells = [
    `${code(name)}${required ? ' (required)' : ''}`,
    code(type),
    standard === undefined ? '' : code(standard),
    since ?? '',
    text,
  ];
  return `| ${cells.join(' | ')} |`;
}

export const attributesNote = ({ attributesOf }: PropsTable): string[] =>
  attributesOf.length > 0 ? [`Takes every attribute of: ${attributesOf.join(', ')}.`] : [];

export function inMarkdown(table: PropsTable): string {
  const { rows } = table;
  const shapes = [...new Set(rows.flatMap(({ shape }) => shape?.split('\n\n') ?? []))];
  return [
    '## Props',
    rows.length === 0
      ? 'None of its own.'
      : ['| prop | type | default | since | what it is |', '| --- | --- | --- | --- | --- |', ...rows.map(rowOf)].join(
          '\n',
        ),
    ...attributesNote(table),
    ...(shapes.length > 0 ? [`\`\`\`ts\n${shapes.join('\n\n')}\n\`\`\``] : []),
  ].join('\n\n');
}

const guidesIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    findSources('packages/*/src/*/*.md', root).map((path) => [
      basename(path, '.md'),
      readFileSync(resolve(root, path), 'utf8').trim(),
    ]),
  );

export function describeComponents(
  root: string,
  { found, read }: PropsReader,
): (existing: Manifests | undefined) => Manifests {
  return (existing = {}) => {
    const guides = guidesIn(root);
    if (!existing.components) return existing;
    const components = Object.entries(existing.components.components).map(([id, given]) => {
      const { reactDocgen: _, ...component } = given as typeof given & { reactDocgen?: unknown };
      const tables = (found().byStories.get(resolve(root, component.path)) ?? []).flatMap((file) =>
        existsSync(file) ? read(file) : [],
      );
      const table = tables.find(({ name }) => name === component.name) ?? tables[0];
      const guide = guides.get(component.name);
      const api = [...(table ? [inMarkdown(table)] : []), ...(guide === undefined ? [] : [guide])].join('\n\n');
      return [
        id,
        table || guide !== undefined
          ? { ...component, ...(table?.text && { description: table.text }), apiDescription: api }
          : given,
      ] as const;
    });
    return { ...existing, components: { ...existing.components, components: Object.fromEntries(components) } };
  };
}
