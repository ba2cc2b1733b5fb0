import { routes } from '@tele/core';

/** The methods a path of the API answers, empty for a path it does not know. `path` is without the base path. */
export function methodsOf(path: string): string[] {
  const methods = new Set<string>();
  for (const { method, pattern } of patterns) {
    if (pattern.test(path)) methods.add(method);
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

/** Served beside the contract: for machines and redirects, not for the client. */
const others = [
  'GET /openapi.json',
  'GET /auth/google/start',
  'GET /auth/google/callback',
  'POST /stripe/webhook',
  'POST /internal/drain',
];

const patterns = [...Object.values(routes), ...others].map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`) };
});
