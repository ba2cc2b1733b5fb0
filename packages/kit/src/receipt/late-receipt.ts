import { lateCode } from '@tele/ui';

/** Receipt details, loaded when opened. */
export const lateReceipt = lateCode(() => import('./ReceiptFacts.tsx').then(({ ReceiptFacts }) => ReceiptFacts));
