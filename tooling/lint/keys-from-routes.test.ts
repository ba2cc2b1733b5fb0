import { keysFromRoutes } from './keys-from-routes.ts';
import { tester } from './tester.ts';

tester.run('a query key is made of a route', keysFromRoutes, {
  valid: [
    "useQuery(callQuery(client, 'mySelections'))",
    "cache.removeQueries({ queryKey: callKey('mySelections') })",
    'cache.cancelQueries({ queryKey: query.queryKey })',
    'const { queryKey: [route] } = query',
  ],
  invalid: [
    { code: "useQuery({ queryKey: ['me'], queryFn })", errors: 1 },
    { code: "cache.invalidateQueries({ queryKey: ['selections', 'mine'] as const })", errors: 1 },
    { code: "cache.setQueryData(['me'], account)", errors: 1 },
    { code: 'const meQuery = () => queryOptions({ ...rest })', errors: 1 },
  ],
});
