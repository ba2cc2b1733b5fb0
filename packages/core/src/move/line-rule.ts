import { freeText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** What a patient may add for the specialist when they ask to move a booking. */
export const moveLineRule = freeText('line', limits.moveLineLength, { lines: true });
