import { bare, nameOf, templateText, type Node, type Rule } from './rule.ts';

const message =
  'A text that people read stands in a message table: defineMessages() in the *.messages.ts of its folder, and useMessages() where it is shown.';

const read =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|hint|description|placeholder|message|heading|lede|caption|summary|text|body|label|says|term|dock|.*(Label|Title|Text|Hint|Heading|Message|Placeholder|Description))$/;
const unread =
  /^(className|style|id|name|key|htmlFor|type|role|href|to|path|d|viewBox|transform|data-.*|aria-(controls|labelledby|describedby|owns)|fontFamily|font)$/;
const letters = /\p{L}/u;
/** Not the key of a message: 'Undo', 'per hour', '# of #', but neither 'undo' nor 'editProfile'. */
const label = /^\p{Lu}|\p{L}\P{L}+\p{L}/u;
/** Several words that begin as a sentence or a label does: 'Try again', 'You’re offline.' */
const prose = /^\p{Lu}[\p{L}’']*[,:;]? (?:.*\p{L})|\p{L}{2,}(?:…|[.!?]$)/u;

function say(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateLiteral' ? templateText(node) : undefined;
}

/** Possible values of an expression: both branches of a condition, both sides of `??`, `||`, `&&` and `+`. */
function outcomes(node: Node): Node[] {
  const value = bare(node);
  if (value.type === 'ConditionalExpression') return [...outcomes(value.consequent), ...outcomes(value.alternate)];
  if (value.type === 'LogicalExpression') return [...outcomes(value.left), ...outcomes(value.right)];
  if (value.type === 'BinaryExpression' && value.operator === '+') {
    return [...outcomes(value.left), ...outcomes(value.right)];
  }
  return [value];
}

const silent = new Set([
  'TSLiteralType',
  'ImportDeclaration',
  'ImportExpression',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ExpressionStatement',
  'SwitchCase',
  'TaggedTemplateExpression',
]);

const through = new Set(['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression', 'TSAsExpression']);

function isForMachines(node: Node): boolean {
  const { parent } = node;
  if (parent === null || silent.has(parent.type)) return true;
  if (through.has(parent.type)) return isForMachines(parent);
  if (parent.type === 'NewExpression') return nameOf(parent.callee).endsWith('Error');
  if (parent.type === 'CallExpression') return ['warn', 'error', 'info'].includes(nameOf(parent.callee));
  if (parent.type === 'Property') return parent.key === node;
  if (parent.type === 'MemberExpression') return parent.property === node;
  if (parent.type === 'BinaryExpression') return parent.operator !== '+' || isForMachines(parent);
  return parent.type === 'JSXAttribute' && unread.test(attributeName(parent.name));
}

const attributeName = (name: Node): string =>
  name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : nameOf(name);

/** Texts for people must be in message tables, where hosts and translations reach them. */
export const textInTables: Rule = {
  create(context) {
    const reported = new Set<Node>();
    const report = (node: Node): void => {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, message });
    };
    const refuse = (value: Node, pattern: RegExp): void => {
      for (const outcome of outcomes(value)) if (pattern.test(say(outcome) ?? '')) report(outcome);
    };
    const refuseProse = (node: Node): void => {
      if (prose.test(say(node) ?? '') && !isForMachines(node)) report(node);
    };
    return {
      JSXText(node) {
        if (letters.test(node.value)) report(node);
      },
      JSXExpressionContainer(node) {
        const inElement = node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';
        if (inElement) refuse(node.expression, letters);
      },
      JSXAttribute(node) {
        if (!read.test(attributeName(node.name)) || !node.value) return;
        refuse(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value, letters);
      },
      Property(node) {
        if (node.parent.type === 'ObjectExpression' && read.test(nameOf(node.key))) refuse(node.value, label);
      },
      Literal: refuseProse,
      TemplateLiteral: refuseProse,
    };
  },
};
