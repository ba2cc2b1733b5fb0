import { defaultZone } from '@tele/core';

/** The browser's zone if Australian, else Sydney: the default on patient pages (product.md 'Time'). */
export const browserZone = (): string => defaultZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
