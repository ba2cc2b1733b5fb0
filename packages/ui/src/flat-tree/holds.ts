import { outwards } from './outwards.ts';

/** Whether `element` is `holder` or drawn in it, be it from outside a shadow root through a slot, as the card field is. `contains` knows its own tree alone. */
export function holds(holder: Element, element: Element | null): boolean {
  for (let at = element; at; at = outwards(at)) if (at === holder) return true;
  return false;
}
