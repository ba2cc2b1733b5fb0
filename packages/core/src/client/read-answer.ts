import type { RouteName } from '../routes.ts';

/**
 * Lists come as `{ items }`, as bare arrays, and appointments as `{ appointments }` too (product.md 'Response shapes');
 * screens only ever see `{ items }`.
 */
export function readAnswer(name: RouteName, answer: unknown): unknown {
  if (Array.isArray(answer)) return { items: answer };
  if (name === 'myAppointments' && isObject(answer) && Array.isArray(answer['appointments'])) {
    return { items: answer['appointments'] };
  }
  return answer;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
