import type { Handlers } from '../http/handler.ts';
import { deleteAccount } from './delete.ts';
import { deletionReceipt } from './confirm-deletion.ts';
import { downloadMyData } from './download.ts';
import { accountEnding } from './ending.ts';
import { myReads } from './reads.ts';

export const myDataHandlers: Handlers<
  'downloadMyData' | 'myReads' | 'accountEnding' | 'deleteAccount' | 'deletionReceipt'
> = {
  downloadMyData,
  myReads,
  accountEnding,
  deleteAccount,
  deletionReceipt,
};
