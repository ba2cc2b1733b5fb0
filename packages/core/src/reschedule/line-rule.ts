import { freeText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** Patient's note to the specialist with a request to reschedule. */
export const rescheduleLineRule = freeText('line', limits.rescheduleLineLength, { lines: true });
