import type { Registration } from '../../registration/category.ts';

export const registration: Registration = {
  required: 'none',
  requiresDefault: [],
  requires: {},
  summary:
    'You don’t need registration or a licence for this work by video. Cabling in buildings needs a registered cabler, so you can’t offer it here.',
  kinds: [
    {
      key: 'engineer-qld',
      group: 'engineer',
      label: 'Registered Professional Engineer of Queensland',
      authority: 'Board of Professional Engineers of Queensland',
      states: ['QLD'],
      register: { name: 'Search for an RPEQ', url: null },
      number: { label: 'RPEQ number', pattern: /^[0-9]{1,6}$/, examples: ['99012'], strength: 'likely' },
      law: 'Professional Engineers Act 2002 (Qld); only for people who call themselves engineers in a listed area',
    },
  ],
  stateNotes: {},
  whenNone:
    'Send examples of your work, and a CV that shows your ABN. If your profile mentions a vendor certificate, send that too.',
  protectedTitles: [
    {
      titles: ['engineer, in an area the Act lists'],
      who: 'Registered professional engineers in QLD and, for listed areas, VIC, NSW, ACT, WA',
      law: 'Professional Engineers Act 2002 (Qld) and later state Acts',
    },
  ],
  verify: ['ABN on the ABN register, name matching the ID.', 'Portfolio or certificate opened by staff.'],
};
