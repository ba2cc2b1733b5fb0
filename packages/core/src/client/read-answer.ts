import type { RouteName } from '../routes.ts';
import { readAvailability } from './read-availability.ts';

/**
 * Lists come as `{ items }`, as bare arrays, and appointments as `{ appointments }` too (product.md 'Response shapes');
 * screens only ever see `{ items }`.
 */
export function readAnswer(name: RouteName, answer: unknown, etag: string | null): unknown {
  const listed = Array.isArray(answer) ? { items: answer } : answer;
  const isAvailability = name === 'myAvailability' || name === 'saveAvailability';
  if (isAvailability && isObject(listed)) return readAvailability(listed, etag);
  if (Array.isArray(answer)) return listed;
  if (name === 'myAppointments' && isObject(answer) && Array.isArray(answer['appointments'])) {
    const { appointments: items, ...rest } = answer;
    return { ...rest, items };
  }
  return answer;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
