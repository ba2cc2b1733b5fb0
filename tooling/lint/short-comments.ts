import { countWords, findListed } from '../prose/read-words.ts';
import { type Node, type Rule } from './rule.ts';

type Context = Parameters<Rule['create']>[0];
type Comment = ReturnType<Context['sourceCode']['getAllComments']>[number];

const mostLines = 2;
const mostColumns = 120;
const mostWords = 25;
const opener =
  /^(What|Whether|Whoever|Whom|Whose|Of|Those|Nobody|Somebody|Everybody|Such|That|Said|Told|To be|Says|Tells|Whatever|Wherever)\b/;
const forMachines = /^(eslint|oxlint|prettier|biome|v8 ignore|c8|@ts-|#__|@vite|istanbul|<reference|SPDX)/;

/** Prose of a comment, and of each JSDoc tag without its type. */
function proseOf(comments: readonly Comment[]): string[] {
  let text = comments.map(({ value }) => value.replaceAll(/^\s*[*/]+ ?/gm, '')).join('\n');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\{[^{}]*\}/g, '');
  }
  return text.split(/^\s*@\w+/m).map((part) => part.trim());
}

const findInProse = (text: string): ReturnType<typeof findListed> => findListed(text.replaceAll(/`[^`]*`/g, ''));

/** Adjacent `//` lines are one comment. */
function groupComments(comments: readonly Comment[], source: string): Comment[][] {
  const groups: Comment[][] = [];
  for (const comment of comments) {
    const before = groups.at(-1)?.at(-1);
    const isNext = before && /^\n?[ \t]*$/.test(source.slice(before.range[1], comment.range[0]));
    if (isNext && comment.type === 'Line' && before.type === 'Line') groups.at(-1)?.push(comment);
    else groups.push([comment]);
  }
  return groups;
}

const isExported = (node: Node): boolean =>
  node.type === 'ExportNamedDeclaration' || (node.parent !== null && isExported(node.parent));

/** A comment says why, in one or two lines. */
export const shortComments: Rule = {
  create(context) {
    const { sourceCode } = context;
    const ofProps = new Set<number>();
    return {
      TSPropertySignature(node) {
        const [doc] = isExported(node) ? sourceCode.getCommentsBefore(node).slice(-1) : [];
        if (doc?.value.startsWith('*')) ofProps.add(doc.range[0]);
      },
      'Program:exit'() {
        for (const group of groupComments(sourceCode.getAllComments(), sourceCode.text)) {
          const [first] = group;
          const [prose = '', ...tags] = proseOf(group);
          if (!first || (prose === '' && tags.length === 0) || forMachines.test(prose)) continue;
          const report = (message: string): void => context.report({ loc: first.loc, message });
          const lines = prose.split('\n').length;
          if (lines > mostLines && !ofProps.has(first.range[0]))
            report(`${lines} lines: a comment has up to ${mostLines}.`);
          for (const part of [prose, ...tags]) {
            const words = countWords(part);
            if (words > mostWords) report(`${words} words: a comment has up to ${mostWords}.`);
          }
          const [wrong] = opener.exec(prose) ?? [];
          if (wrong !== undefined) report(`A comment does not begin with "${wrong}". Put the subject first.`);
          for (const { word, better } of [prose, ...tags].flatMap(findInProse)) report(`"${word}": write ${better}.`);
        }
        for (const { loc } of sourceCode.getAllComments()) {
          for (let line = loc.start.line; line <= loc.end.line; line += 1) {
            const end = line === loc.end.line ? loc.end.column : (sourceCode.lines[line - 1]?.length ?? 0);
            if (end > mostColumns) context.report({ loc, message: `Column ${end}: a comment ends at ${mostColumns}.` });
          }
        }
      },
    };
  },
};
