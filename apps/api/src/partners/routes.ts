import type { Handlers } from '../http/handler.ts';
import { approveSignIn } from './approve-sign-in.ts';
import { partnerCounts, partnerSelections } from './brought.ts';
import { endSession } from './end-session.ts';
import { exchangeSignIn } from './exchange-sign-in.ts';
import { getSignIn } from './get-sign-in.ts';
import { refreshSession } from './refresh-session.ts';
import { startSignIn } from './start-sign-in.ts';
import { startVisit } from './start-visit.ts';
import { vouchForPatient } from './vouch-for-patient.ts';

type Names =
  | 'startVisit'
  | 'vouchForPatient'
  | 'startSignIn'
  | 'getSignIn'
  | 'approveSignIn'
  | 'exchangeSignIn'
  | 'refreshSession'
  | 'endSession'
  | 'partnerCounts'
  | 'partnerSelections';

export const partnerHandlers: Handlers<Names> = {
  startVisit,
  vouchForPatient,
  startSignIn,
  getSignIn,
  approveSignIn,
  exchangeSignIn,
  refreshSession,
  endSession,
  partnerCounts,
  partnerSelections,
};
