import { limits } from '../limits.ts';
import type { ProfileType } from '../registration/profile-types.ts';
import { offerMoney, type OfferMoney } from './offer-money.ts';

/** The fees a specialist pays, in cents, with one worked example (product.md 'Money'). */
export interface SpecialistFees {
  /** For each request they accept. */
  acceptanceFeeCents: number;
  /** Our part of a paid offer: an amount (SOLO) or a percentage (EUCA_MD) of its fee. */
  offerFee: { cents: number } | { percent: number };
  /** A consultation, once as an offer. */
  example: OfferMoney;
}

const exampleFeeCents = 20_000;

export function specialistFees(profileType: ProfileType): SpecialistFees {
  return {
    acceptanceFeeCents: limits.acceptanceFeeCents,
    offerFee: profileType === 'SOLO' ? { cents: limits.matchFeeCents } : { percent: limits.practiceFeePercent },
    example: offerMoney(exampleFeeCents, profileType),
  };
}
