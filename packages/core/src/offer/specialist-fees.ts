import { limits } from '../limits.ts';
import type { ProfileType } from '../registration/profile-types.ts';
import { offerMoney, type OfferMoney } from './offer-money.ts';

export interface SpecialistFees {
  acceptanceFeeCents: number;
  offerFee: { cents: number } | { percent: number };
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
