import type { Handlers } from '../http/handler.ts';
import { acceptMove } from './accept.ts';
import { askMove } from './ask.ts';
import { declineMove } from './decline.ts';
import { waitingMoves } from './waiting.ts';
import { withdrawMove } from './withdraw.ts';

export const moveHandlers: Handlers<'askMove' | 'withdrawMove' | 'waitingMoves' | 'acceptMove' | 'declineMove'> = {
  askMove,
  withdrawMove,
  waitingMoves,
  acceptMove,
  declineMove,
};
