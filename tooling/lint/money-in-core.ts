import { bare, nameOf, type Call, type Property, type Rule } from './rule.ts';

const message =
  'Money is written and read by packages/core/src/money alone: formatCents, formatWholeDollars and the parser of @tele/core. Amounts in texts come from `limits`.';

const writesMoney = /\$$/;
const amount = /\$\d{2,}/;
const readsMoney = /\\\$\??(?=.*\\d|.*\[0-9\])|\[[^\]]*\$[^\]]*\]/;
const cents = /cents|amount|dollar|price|fee/i;

/** One money grammar: no second parser or formatter, and no amount as a literal. */
export const moneyInCore: Rule = {
  create(context) {
    const textOf = (node: Parameters<typeof context.sourceCode.getText>[0]) => context.sourceCode.getText(node);
    return {
      TemplateLiteral(node) {
        const [last, ...before] = node.quasis.map(({ value }) => value.cooked ?? '').toReversed();
        const written = before.some((text) => writesMoney.test(text));
        if (written || [last ?? '', ...before].some((text) => amount.test(text))) context.report({ node, message });
      },
      Literal(node) {
        if ('regex' in node) {
          if (readsMoney.test(node.regex.pattern)) context.report({ node, message });
        } else if (typeof node.value === 'string' && amount.test(node.value)) {
          context.report({ node, message });
        }
      },
      JSXText(node) {
        const siblings =
          node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment' ? node.parent.children : [];
        const next = siblings[siblings.indexOf(node) + 1];
        const written = writesMoney.test(node.value) && next?.type === 'JSXExpressionContainer';
        if (written || amount.test(node.value)) context.report({ node, message });
      },
      BinaryExpression(node) {
        const left = bare(node.left);
        const right = bare(node.right);
        const joined = node.operator === '+' && left.type === 'Literal' && writesMoney.test(String(left.value));
        const scaled =
          (node.operator === '/' || node.operator === '*') && right.type === 'Literal' && right.value === 100;
        if (joined || (scaled && cents.test(textOf(node.left)))) context.report({ node, message });
      },
      CallExpression(node: Call) {
        if (nameOf(node.callee) === 'toFixed') context.report({ node, message });
      },
      Property(node: Property) {
        const value = bare(node.value);
        if (nameOf(node.key) === 'style' && value.type === 'Literal' && value.value === 'currency') {
          context.report({ node, message });
        }
      },
    };
  },
};
