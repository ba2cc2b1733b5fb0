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
    'Send 3 to 10 photos of your work, and a CV that shows your ABN. A Certificate III or IV in your trade is optional.',
  protectedTitles: [
    {
      titles: ['dermatologist', 'cosmetic surgeon', 'doctor', 'nurse'],
      who: 'AHPRA-registered people of that profession',
      law: 'National Law ss 113, 115, 115A, 118',
    },
  ],
  verify: ['ABN on the ABN register.', 'Certificate or portfolio; pictures are the applicant’s own.'],
};
