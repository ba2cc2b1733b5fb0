import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of our own for oxlint, which loads plugin.ts. */
export type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
type Visitors = ReturnType<Rule['create']>;
type Visited<Name extends keyof Visitors> = Parameters<Extract<NonNullable<Visitors[Name]>, (node: never) => void>>[0];

export type Node = Visited<'Literal'>['parent'];
export type Property = Visited<'Property'>;
export type Call = Visited<'CallExpression'>;
export type Template = Visited<'TemplateLiteral'>;

/** The plain name of a property, an attribute, a callee or a member: 'title', 'aria-label', 'toFixed'. */
export function nameOf(node: Node | null): string {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  if (node?.type === 'MemberExpression') return nameOf(node.property);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return '';
}

/** Text of a template with a gap for each value. */
export const templateText = ({ quasis }: Template): string => quasis.map(({ value }) => value.cooked ?? '').join(' ');

/** The value behind `as const`, `satisfies`, `!` and brackets. */
export function bare(node: Node): Node {
  const wrapped =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression';
  return wrapped ? bare(node.expression) : node;
}
