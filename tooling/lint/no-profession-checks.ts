import { professions } from '../../packages/core/src/catalogue/professions.ts';
import { bare, nameOf, type Call, type Node, type Rule } from './rule.ts';

const message =
  'What differs by category is data of the category: a field of a table in packages/core/src/catalogue or packages/core/src/categories, which is read here.';

const names: ReadonlySet<unknown> = new Set(professions.flatMap(({ id, path }) => [id, path]));
const compares: ReadonlySet<string> = new Set(['===', '!==', '==', '!=']);

function isProfession(node: Node): boolean {
  const value = bare(node);
  if (value.type === 'TemplateLiteral')
    return value.expressions.length === 0 && names.has(value.quasis[0]?.value.cooked);
  return value.type === 'Literal' && names.has(value.value);
}

/** Code must not compare, switch on or search for a category by its name. */
export const noProfessionChecks: Rule = {
  create(context) {
    return {
      BinaryExpression(node) {
        if (compares.has(node.operator) && (isProfession(node.left) || isProfession(node.right))) {
          context.report({ node, message });
        }
      },
      SwitchCase(node) {
        if (node.test && isProfession(node.test)) context.report({ node: node.test, message });
      },
      CallExpression(node: Call) {
        if (nameOf(node.callee) !== 'includes' || node.callee.type !== 'MemberExpression') return;
        const list = bare(node.callee.object);
        const isNamed =
          list.type === 'ArrayExpression' && list.elements.some((one) => one !== null && isProfession(one));
        if (isNamed || node.arguments.some(isProfession)) context.report({ node, message });
      },
    };
  },
};
