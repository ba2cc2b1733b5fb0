import { freeText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** What a patient may add for the specialist when they ask to reschedule a booking. */
export const rescheduleLineRule = freeText('line', limits.rescheduleLineLength, { lines: true });
