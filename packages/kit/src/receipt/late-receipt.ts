import { lateCode } from '@tele/ui';

export const lateReceipt = lateCode(() => import('./ReceiptFacts.tsx').then(({ ReceiptFacts }) => ReceiptFacts));
