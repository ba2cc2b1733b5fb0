import { lateCode } from '@tele/ui';

/** What a receipt says, fetched when somebody wants to see one. */
export const lateReceipt = lateCode(() => import('./ReceiptFacts.tsx').then(({ ReceiptFacts }) => ReceiptFacts));
