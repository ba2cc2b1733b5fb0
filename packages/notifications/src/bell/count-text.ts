import { limits } from '@tele/core';

/** Count for bell and title: '2', and '99+' above 99 (spec section 9 'Notification badge cap'). */
export const countText = (count: number): string => (count > limits.maxBadge ? `${limits.maxBadge}+` : String(count));
