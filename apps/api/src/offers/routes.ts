import type { Handlers } from '../http/handler.ts';
import { createOffer } from './create.ts';
import { finaliseOffer } from './finalise.ts';
import { myOffers } from './mine.ts';
import { prepareOffer } from './prepare.ts';
import { withdrawOffer } from './withdraw.ts';

type Names = 'createOffer' | 'myOffers' | 'withdrawOffer' | 'prepareOffer' | 'finaliseOffer';

export const offerHandlers: Handlers<Names> = { createOffer, myOffers, withdrawOffer, prepareOffer, finaliseOffer };
