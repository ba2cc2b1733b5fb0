import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bare, nameOf, type Call, type Node, type Property, type Rule } from './rule.ts';

const glob = 'Use findFiles or findSources of tooling/find-files.ts: names of a glob have `\\` on Windows.';
const shim = 'Use program() or pnpm() of tooling/program.ts: on Windows this name is a .cmd, which spawn cannot start.';
const shell =
  'Write what cmd.exe understands too: programs with plain words, joined by &&. Set variables through `env`.';
const path = 'Use fileURLToPath: a pathname keeps %20, and begins with / before the drive of Windows.';
const url = 'Use pathToFileURL(path).href: a path of Windows is no URL, and NODE_OPTIONS splits at spaces.';
const group = 'Use endTree of tooling/end-tree.mjs: Windows has no process groups.';

const bin = resolve(import.meta.dirname, '../../node_modules/.bin');
const starts: ReadonlySet<string> = new Set(['spawn', 'spawnSync', 'execFile', 'execFileSync']);
const shims: ReadonlySet<string> = new Set(['npm', 'npx', 'pnpm', 'yarn']);

const isShim = (program: string): boolean =>
  shims.has(program) || (program !== 'node' && /^[\w-]+$/.test(program) && existsSync(resolve(bin, program)));

export const isPosixOnly = (command: string): boolean =>
  /(^|&&|\|\|)\s*(exec|export|rm|cp|mv|mkdir|sh|bash|sleep|cat|[A-Z_]+=\S*)\s|['`;\\]|\$[\w({]|>\s*\/dev\//.test(
    command,
  );

function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
  return undefined;
}

const hasShell = (node: Node | undefined): boolean =>
  node?.type === 'ObjectExpression' &&
  node.properties.some((one) => one.type === 'Property' && nameOf(one.key) === 'shell');

const isCallOf = (node: Node, name: RegExp): boolean =>
  node.type === 'CallExpression' && name.test(nameOf(node.callee));

/** Programs, paths and commands work on Windows and macOS, in any folder. */
export const anySystem: Rule = {
  create(context) {
    const sourceOf = (node: Node): string =>
      context.sourceCode.getText(node as Parameters<typeof context.sourceCode.getText>[0]);
    return {
      ImportDeclaration(node) {
        const names = node.specifiers.filter(
          (one) => one.type === 'ImportSpecifier' && nameOf(one.imported).startsWith('glob'),
        );
        if (/^(node:)?fs(\/promises)?$/.test(node.source.value) && names.length > 0)
          context.report({ node, message: glob });
      },
      ImportExpression(node) {
        if (isCallOf(bare(node.source), /^(resolve|join)$/)) context.report({ node, message: url });
      },
      Property(node: Property) {
        const command = nameOf(node.key) === 'command' ? textOf(bare(node.value)) : undefined;
        if (command !== undefined && isPosixOnly(command)) context.report({ node, message: shell });
      },
      MemberExpression(node) {
        const of = bare(node.object);
        if (nameOf(node.property) !== 'pathname' || of.type !== 'NewExpression' || nameOf(of.callee) !== 'URL') return;
        if (of.arguments.some((one) => /import\.meta\.url|^['"`]file:/.test(sourceOf(one))))
          context.report({ node, message: path });
      },
      TemplateLiteral(node) {
        const loads = node.expressions.some(
          (one, at) =>
            /--(import|loader) ?$/.test(node.quasis[at]?.value.cooked ?? '') && !sourceOf(one).endsWith('.href'),
        );
        if (loads) context.report({ node, message: url });
      },
      CallExpression(node: Call) {
        const name = nameOf(node.callee);
        const [first, ...rest] = node.arguments;
        if (first === undefined) return;
        if (name === 'kill' && first.type === 'UnaryExpression') context.report({ node, message: group });
        if (!starts.has(name)) return;
        const text = textOf(first);
        if (rest.some(hasShell)) {
          if (text !== undefined && isPosixOnly(text)) context.report({ node, message: shell });
        } else if ((text !== undefined && isShim(text)) || /['"`/]\.bin['"`/]/.test(sourceOf(first))) {
          context.report({ node, message: shim });
        }
      },
    };
  },
};
