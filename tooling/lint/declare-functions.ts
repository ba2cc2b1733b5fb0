import type { Rule } from './rule.ts';

const asFunction =
  'Declare it as `function`: a name at the top of a file is a function, but for components, hooks and what is one expression.';
const asConst = 'Declare a component or a hook as a `const`: so are all the others.';

/** Components and hooks are values that are wrapped and passed on; the rest is called. */
const isOfReact = (name: string): boolean => /^(use)?[A-Z]/.test(name);

export const declareFunctions: Rule = {
  meta: { fixable: 'code' },
  create: (context) => ({
    VariableDeclaration(node) {
      const [declared, ...more] = node.declarations;
      const atTop = node.parent.type === 'Program' || node.parent.type === 'ExportNamedDeclaration';
      if (!atTop || !declared || more.length > 0 || declared.id.type !== 'Identifier' || declared.id.typeAnnotation)
        return;
      const { id, init } = declared;
      if (init?.type !== 'ArrowFunctionExpression' || init.body.type !== 'BlockStatement' || isOfReact(id.name)) return;
      const { body } = init;
      const { text } = context.sourceCode;
      context.report({
        node,
        message: asFunction,
        fix: (fixer) => {
          const head = text
            .slice(init.range[0], body.range[0])
            .replace(/^async\s*/, '')
            .replace(/\s*=>\s*$/, '');
          const kind = init.async ? 'async function' : 'function';
          return fixer.replaceText(node, `${kind} ${id.name}${head} ${text.slice(...body.range)}`);
        },
      });
    },
    FunctionDeclaration(node) {
      if (node.id && isOfReact(node.id.name)) context.report({ node, message: asConst });
    },
  }),
};
