import { limits } from '../limits.ts';
import type { ProfileType } from '../registration/profile-types.ts';
import { offerMoney, type OfferMoney } from './offer-money.ts';

/** Fees a specialist pays, in cents, with a worked example (product.md 'Money'). */
export interface SpecialistFees {
  /** Per accepted request. */
  acceptanceFeeCents: number;
  /** Our part of a paid offer: an amount (SOLO) or a percentage (EUCA_MD). */
  offerFee: { cents: number } | { percent: number };
  /** Example consultation, booked through an offer. */
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
