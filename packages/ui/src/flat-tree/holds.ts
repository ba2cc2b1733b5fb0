import { outwards } from './outwards.ts';

/** True if `element` is or renders in `holder`, even through a slot, which `contains` misses. */
export function holds(holder: Element, element: Element | null): boolean {
  for (let at = element; at; at = outwards(at)) if (at === holder) return true;
  return false;
}
