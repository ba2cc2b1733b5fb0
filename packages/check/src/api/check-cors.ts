import { routeOf } from '@tele/core';
import type { CallCheck, Outcome } from './check.ts';
import type { WidgetCall } from './widget-calls.ts';

export interface CorsOptions {
  fetch: typeof globalThis.fetch;
  apiBase: string;
  origin: string;
  category: string;
}

/** Headers that the widgets send to a server that follows the specification. */
const sentHeaders = ['authorization', 'content-type'];

/** Asks as a browser does before it calls, for every call that a widget cannot do without. */
export async function checkCors(calls: readonly WidgetCall[], options: CorsOptions): Promise<CallCheck> {
  const needed = calls.filter(({ without }) => without === undefined);
  const faults = new Set<string>();
  for (const { name } of needed) for (const fault of await preflightFaults(name, options)) faults.add(fault);
  const outcome: Outcome =
    faults.size === 0 ? { tag: 'works' } : { tag: 'fails', problem: [...faults].slice(0, 4).join(' ') };
  return { call: 'CORS', purpose: `Let pages of ${options.origin} call`, outcome };
}

async function preflightFaults(name: WidgetCall['name'], options: CorsOptions): Promise<string[]> {
  const { method, path } = routeOf(name);
  const url = options.apiBase + path.replace(/:(profession|category)/, options.category).replaceAll(/:\w+/g, 'check');
  let response: Response;
  try {
    response = await options.fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: options.origin,
        'access-control-request-method': method,
        'access-control-request-headers': sentHeaders.join(','),
      },
    });
  } catch {
    return ['No answer to OPTIONS.'];
  }
  const allowed = (header: string): string[] =>
    (response.headers.get(header) ?? '').split(',').map((value) => value.trim().toLowerCase());
  const faults: string[] = [];
  if (!response.ok) faults.push(`OPTIONS answers ${response.status}: answer 204.`);
  if (!isAllowed(response.headers.get('access-control-allow-origin'), options.origin))
    faults.push('Allow the page with access-control-allow-origin.');
  const headers = allowed('access-control-allow-headers');
  // '*' does not cover authorization.
  const missing = sentHeaders.filter(
    (header) => !headers.includes(header) && !(header !== 'authorization' && headers.includes('*')),
  );
  if (missing.length > 0) faults.push(`Allow ${missing.join(' and ')} in access-control-allow-headers.`);
  const methods = allowed('access-control-allow-methods');
  const isSimple = method === 'GET' || method === 'POST';
  if (!isSimple && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    faults.push(`Allow ${method} in access-control-allow-methods.`);
  return faults;
}

export function isAllowed(header: string | null, origin: string): boolean {
  return header === '*' || header === origin;
}
