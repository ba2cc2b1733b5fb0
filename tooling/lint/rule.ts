import type { RuleTester } from 'oxlint/plugins-dev';

/** Type of our oxlint rules, loaded by plugin.ts. */
export type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
type Visitors = ReturnType<Rule['create']>;
type Visited<Name extends keyof Visitors> = Parameters<Extract<NonNullable<Visitors[Name]>, (node: never) => void>>[0];

export type Node = Visited<'Literal'>['parent'];
export type Property = Visited<'Property'>;
export type Call = Visited<'CallExpression'>;
export type Template = Visited<'TemplateLiteral'>;

export function nameOf(node: Node | null): string {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  if (node?.type === 'MemberExpression') return nameOf(node.property);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return '';
}

export const templateText = ({ quasis }: Template): string => quasis.map(({ value }) => value.cooked ?? '').join(' ');

export function bare(node: Node): Node {
  const wrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression';
  return wrapped ? bare(node.expression) : node;
}
