import type { Registration } from '../../registration/category.ts';

export const registration: Registration = {
  required: 'none',
  requiresDefault: [],
  requires: {},
  summary:
    'You don’t need a licence to give advice by video. These services are regulated and done in person, so you can’t offer them here: skin penetration (council premises), higher-risk services in Queensland, lasers in QLD, WA and TAS, and hairdressing (qualification in NSW and SA).',
  kinds: [],
  stateNotes: {},
  whenNone:
    'A trade certificate (Certificate III or IV in beauty, hairdressing or make-up) or a portfolio of at least five looks, and an ABN.',
  protectedTitles: [
    {
      titles: ['dermatologist', 'cosmetic surgeon', 'doctor', 'nurse'],
      who: 'AHPRA-registered people of that profession',
      law: 'National Law ss 113, 115, 115A, 118',
    },
  ],
  mayNotClaim: [
    'a prescription-only product, even by a hint',
    'treatment of acne, eczema, rosacea or another skin condition',
    'medical, clinical or dermatologist-grade',
    'natural, organic, cruelty-free or chemical-free without proof',
  ],
  verify: ['ABN on the ABN register.', 'Certificate or portfolio; pictures are the applicant’s own.'],
};
