import { lateCode } from '../late/late-code.ts';

export const latePopoverPanel = lateCode(() => import('./PopoverPanel.tsx').then(({ PopoverPanel }) => PopoverPanel));
