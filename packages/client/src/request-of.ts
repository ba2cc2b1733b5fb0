import { routeOf, type RouteName } from '@tele/core';
import type { LooseOptions } from './call-types.ts';

export function requestOf(apiBase: string, name: RouteName, options: LooseOptions): { url: string; method: string } {
  const { method, path } = routeOf(name);
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(options.params?.[key] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((options.query ?? {}) as Record<string, string | number | undefined>)) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return { url: `${apiBase.replace(/\/+$/, '')}${filled}${search && `?${search}`}`, method };
}
