import ts from 'typescript';
import { isForMachines, stringAt } from './string-at.ts';
import type { Text } from './text.ts';

const plurals = ['zero', 'one', 'two', 'few', 'many', 'other'];
const address = /^(\{\w+\})?\/|^https?:|^[\w-]+\/[\w-]+$/;
const sentence = /\p{L}{2,}.* .*\p{L}/u;

export function messagesIn(file: string, source: string): Text[] {
  const parsed = parse(file, source);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') {
      const [name, table] = node.arguments;
      if (name && table && ts.isStringLiteral(name)) {
        const strings = stringsIn(table, (text) => /\p{L}/u.test(text) && !address.test(text));
        found.push(...strings.map((one) => textOf(file, parsed, name.text, one, 'screen')));
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

export function sentencesIn(file: string, source: string, kind: 'email' | 'rule'): Text[] {
  const parsed = parse(file, source);
  const isRead = (text: string, path: readonly string[]): boolean =>
    !address.test(text) && (sentence.test(text) || (kind === 'email' && isLabel.test(path.at(-1) ?? '')));
  return stringsIn(parsed, isRead).map((one) => textOf(file, parsed, tableOf(file), one, kind));
}

const isLabel = /^(subject|heading|label|text|note|paragraphs)$/;

interface StringInCode {
  node: ts.Node;
  text: string;
  path: readonly string[];
}

function stringsIn(root: ts.Node, isRead: (text: string, path: readonly string[]) => boolean): StringInCode[] {
  const found: StringInCode[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const text = stringAt(node);
    if (text !== null && !isForMachines(node) && isRead(text, path)) found.push({ node, text, path });
    const name = nameOf(node);
    const next = name === undefined || plurals.includes(name) ? path : [...path, name];
    ts.forEachChild(node, (child) => visit(child, next));
  };
  visit(root, []);
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  if (!isNamed || !node.name) return undefined;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
}

const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

const tableOf = (file: string): string =>
  file
    .replace(/^(apps|packages)\//, '')
    .replace('/src/', '/')
    .replace(/\.ts$/, '')
    .replaceAll('/', '.');

function textOf(
  file: string,
  source: ts.SourceFile,
  table: string,
  { node, text, path }: StringInCode,
  kind: Text['kind'],
): Text {
  return {
    id: `${table}/${path.join('.')}`,
    text: text.replaceAll(/\s+/g, ' ').trim(),
    kind,
    package: file.split('/')[1] ?? '',
    file,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  };
}
