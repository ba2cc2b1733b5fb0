import { limits } from '../limits.ts';
import type { ProfileType } from '../registration/profile-types.ts';

/** What an accepted offer costs each side, in cents: what the patient pays is what the specialist receives and our fee. */
export interface OfferMoney {
  paysCents: number;
  ourFeeCents: number;
  receivesCents: number;
}

/**
 * Our part of an offer's fee, in cents: 10 AUD a match of the directory (SOLO), 15 % of the practice (EUCA_MD), rounded half up and never above
 * the fee (spec section 9, product.md 'Money').
 */
export function offerMoney(feeCents: number, profileType: ProfileType): OfferMoney {
  const share = profileType === 'SOLO' ? limits.matchFeeCents : percentOf(feeCents, limits.practiceFeePercent);
  const ourFeeCents = Math.min(share, feeCents);
  return { paysCents: feeCents, ourFeeCents, receivesCents: feeCents - ourFeeCents };
}

const percent = 100;

/** Rounded half up, in whole numbers: 0.15 of anything is not exact. */
const percentOf = (cents: number, rate: number): number => Math.floor((cents * rate + percent / 2) / percent);
