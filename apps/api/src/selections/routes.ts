import type { Handlers } from '../http/handler.ts';
import { acceptSelection } from './accept.ts';
import { attachPayment } from './attach-payment.ts';
import { cancelSelection } from './cancel.ts';
import { createSelection } from './create.ts';
import { declineSelection } from './decline.ts';
import { incomingSelections } from './incoming.ts';
import { getSelection, mySelections } from './mine.ts';

type Names =
  | 'createSelection'
  | 'attachPayment'
  | 'mySelections'
  | 'incomingSelections'
  | 'getSelection'
  | 'cancelSelection'
  | 'acceptSelection'
  | 'declineSelection';

export const selectionHandlers: Handlers<Names> = {
  createSelection,
  attachPayment,
  mySelections,
  incomingSelections,
  getSelection,
  cancelSelection,
  acceptSelection,
  declineSelection,
};
