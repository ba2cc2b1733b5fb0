import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { findSources } from '../find-files.ts';
import type { StorySaid } from './covered.ts';

const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

function valueOf(given: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!given || !ts.isObjectLiteralExpression(bare(given))) return undefined;
  const properties = (bare(given) as ts.ObjectLiteralExpression).properties;
  const found = properties.find((each) => ts.isPropertyAssignment(each) && each.name.getText() === name);
  return found && ts.isPropertyAssignment(found) ? bare(found.initializer) : undefined;
}

const textsOf = (list: ts.Expression | undefined): string[] =>
  list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteralLike).map(({ text }) => text) : [];

const textOf = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function declared(source: ts.SourceFile): { name: string; value: ts.Expression; exported: boolean }[] {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer
        ? {
            name: name.getText(),
            value: initializer,
            exported: statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
          }
        : [],
    ),
  );
}

export function storiesIn(file: string, text: string): StorySaid[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const all = declared(source);
  const meta = all.find(({ name }) => name === 'meta')?.value;
  const title = textOf(valueOf(meta, 'title'));
  if (title === undefined) throw new Error(`${file}: a file of stories begins with \`const meta = { title: '…' }\`.`);
  const ofFile = textsOf(valueOf(meta, 'tags'));
  return all
    .filter(({ exported }) => exported)
    .map(({ name, value }) => ({
      id: toId(title, storyNameFromExport(name)),
      title,
      name: textOf(valueOf(value, 'name')) ?? storyNameFromExport(name),
      file,
      tags: [...ofFile, ...textsOf(valueOf(value, 'tags'))],
      shows: textsOf(valueOf(valueOf(value, 'parameters'), 'shows')),
    }));
}

export function readStories(root: string): StorySaid[] {
  const files = findSources(
    [
      'packages/*/src/**/*.stories.tsx',
      'apps/portal/src/**/*.stories.tsx',
      '.storybook/{embedding,flows,pages,widgets}/*.stories.tsx',
    ],
    root,
  );
  return files.flatMap((file) => storiesIn(file, readFileSync(resolve(root, file), 'utf8')));
}
