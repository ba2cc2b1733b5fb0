import { defaultZone } from '@tele/core';

/** The browser's zone if it is Australian, otherwise Sydney: where patient pages begin (product.md 'Time'). */
export const browserZone = (): string => defaultZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
