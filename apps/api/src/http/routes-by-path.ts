import { routeOf, routes, type RouteName } from '@tele/core';

export function methodsOf(path: string): string[] {
  const methods = new Set<string>();
  for (const { method, pattern } of patterns) {
    if (pattern.test(path)) methods.add(method);
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

const others = [
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/auth/google/start' },
  { method: 'GET', path: '/auth/google/callback' },
  { method: 'POST', path: '/stripe/webhook' },
  { method: 'POST', path: '/internal/jobs' },
];

const contracted = (Object.keys(routes) as RouteName[]).map(routeOf);

const patterns = [...contracted, ...others].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}));
