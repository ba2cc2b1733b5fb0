import { lateCode } from '../late/late-code.ts';

/** The panel and its positioning code, loaded late: pages work without it. */
export const latePopoverPanel = lateCode(() => import('./PopoverPanel.tsx').then(({ PopoverPanel }) => PopoverPanel));
