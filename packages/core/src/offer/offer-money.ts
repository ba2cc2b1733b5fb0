import { limits } from '../limits.ts';
import type { ProfileType } from '../registration/profile-types.ts';

/** Amounts of an accepted offer, in cents. The patient pays the specialist's share plus our fee. */
export interface OfferMoney {
  paysCents: number;
  ourFeeCents: number;
  receivesCents: number;
}

/** Our fee in cents: 10 AUD (SOLO) or 15 % (EUCA_MD), rounded half up, never above the fee (spec section 9). */
export function offerMoney(feeCents: number, profileType: ProfileType): OfferMoney {
  const share = profileType === 'SOLO' ? limits.matchFeeCents : percentOf(feeCents, limits.practiceFeePercent);
  const ourFeeCents = Math.min(share, feeCents);
  return { paysCents: feeCents, ourFeeCents, receivesCents: feeCents - ourFeeCents };
}

const percent = 100;

/** Rounds half up in integers: floats do not represent 0.15 exactly. */
const percentOf = (cents: number, rate: number): number => Math.floor((cents * rate + percent / 2) / percent);
