import { lateCode } from '../late/late-code.ts';

/** The panel with what places it: nobody waits for it before a page can be used. */
export const latePopoverPanel = lateCode(() => import('./PopoverPanel.tsx').then(({ PopoverPanel }) => PopoverPanel));
