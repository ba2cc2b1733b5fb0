import { bare, nameOf, type Call, type Property, type Rule } from './rule.ts';

const message =
  "Write no query key by hand: callQuery(client, 'route', input) and callKey('route', input) of @tele/kit make it of the route and its input, and useChange() refreshes what a call changes.";

const takesKey = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'setQueryDefaults', 'getMutationDefaults']);

/** Query keys are made only in packages/kit/src/calls, so screens cannot misname them. */
export const keysFromRoutes: Rule = {
  create: (context) => ({
    Property(node: Property) {
      if (nameOf(node.key) === 'queryKey' && bare(node.value).type === 'ArrayExpression') {
        context.report({ node, message });
      }
    },
    CallExpression(node: Call) {
      const name = nameOf(node.callee);
      const [first] = node.arguments;
      const keyed = takesKey.has(name) && first !== undefined && bare(first).type === 'ArrayExpression';
      if (keyed || name === 'queryOptions' || name === 'infiniteQueryOptions') context.report({ node, message });
    },
  }),
};
