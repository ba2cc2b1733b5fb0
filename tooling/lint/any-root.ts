import { bare, nameOf, type Call, type Node, type Rule } from './rule.ts';

const focus = 'In a shadow root the document knows the host element only: ask activeElementOf(element) of @tele/ui.';
const search =
  'What stands in a shadow root is not found from the document: search from a ref, or from its getRootNode().';
const target =
  'Outside of its shadow root an event has the host element for a target: ask event.composedPath(), whose first is what it happened to.';

const pages: ReadonlySet<string> = new Set(['document', 'page', 'ownerDocument', 'body', 'documentElement']);
const views: ReadonlySet<string> = new Set([...pages, 'window', 'view', 'defaultView']);
const searches = /^(querySelector(All)?|getElement(s?By\w+)|elements?FromPoint|getSelection)$/;

type Handler = Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }>;
const isHandler = (node: Node | null | undefined): node is Handler =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration';

const takesTarget = (node: Node): boolean =>
  node.type === 'ObjectPattern' &&
  node.properties.some((one) => one.type === 'Property' && nameOf(one.key) === 'target');

/** Widgets may be in a shadow root: rules against document-wide lookups. */
export const anyRoot: Rule = {
  create(context) {
    const handlers = new Map<string, Handler>();
    const listeners: Node[] = [];
    const targets: { of: string; node: Node }[] = [];
    const isTarget = (handler: Handler): boolean => {
      const [event] = handler.params;
      if (!event) return false;
      const name = nameOf(event as Node);
      return (
        takesTarget(event as Node) ||
        targets.some(({ of, node }) => of === name && node.start >= handler.start && node.end <= handler.end)
      );
    };
    return {
      MemberExpression(node) {
        const name = nameOf(node.property);
        if (name === 'activeElement') context.report({ node, message: focus });
        if (name === 'target') targets.push({ of: nameOf(bare(node.object)), node });
      },
      ObjectPattern(node) {
        const property = node.properties.find((one) => one.type === 'Property' && nameOf(one.key) === 'activeElement');
        if (property) context.report({ node: property, message: focus });
      },
      FunctionDeclaration(node) {
        const handler: Node = node;
        if (node.id && isHandler(handler)) handlers.set(node.id.name, handler);
      },
      VariableDeclarator(node) {
        if (node.id.type === 'Identifier' && isHandler(node.init)) handlers.set(node.id.name, node.init);
      },
      CallExpression(node: Call) {
        if (node.callee.type !== 'MemberExpression') return;
        const owner = nameOf(bare(node.callee.object));
        const verb = nameOf(node.callee.property);
        if (pages.has(owner) && searches.test(verb)) context.report({ node, message: search });
        if (views.has(owner) && verb === 'addEventListener' && node.arguments[1]) listeners.push(node.arguments[1]);
      },
      'Program:exit'() {
        for (const node of listeners) {
          const handler = isHandler(node) ? node : handlers.get(nameOf(node));
          if (handler && isTarget(handler)) context.report({ node, message: target });
        }
      },
    };
  },
};
