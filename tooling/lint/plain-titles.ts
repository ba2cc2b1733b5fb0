import { findListed } from '../prose/read-words.ts';
import { nameOf, templateText, type Call, type Node, type Rule } from './rule.ts';

const mostCharacters = 80;
const verb = /^(is|are|has|have|was|does|of|by|at|with|once|after|when|where) /;

/** Name of the function that a call of a test begins with: `it`, `it.skip`, `it.each(…)`, `test.describe`. */
function testOf({ callee }: Call): string {
  let node: Node = callee;
  if (node.type === 'CallExpression') node = node.callee;
  while (node.type === 'MemberExpression') node = node.object;
  return nameOf(node);
}

/** A title is a short statement that completes its `describe`. */
export const plainTitles: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const [title] = node.arguments;
      if (!title || !/^(it|test|describe)$/.test(testOf(node))) return;
      const text = title.type === 'TemplateLiteral' ? templateText(title) : title.type === 'Literal' ? title.value : '';
      if (typeof text !== 'string') return;
      const report = (message: string): void => context.report({ node: title, message });
      if (text.length > mostCharacters) report(`${text.length} characters: a title has up to ${mostCharacters}.`);
      for (const { word, better } of findListed(text)) report(`"${word}": write ${better}.`);
      const isAlone = node.parent.type === 'ExpressionStatement' && node.parent.parent.type === 'Program';
      if (isAlone && /^(it|test)$/.test(nameOf(node.callee)) && verb.test(text))
        report('A title that begins with a verb needs a `describe` that names its subject.');
    },
  }),
};
