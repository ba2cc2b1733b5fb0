import { stateCodes as everywhere } from '../../catalogue/states.ts';
import type { Registration } from '../../registration/category.ts';
import { lawyers } from '../shared/lawyers.ts';

export const registration: Registration = {
  required: 'all',
  requiresDefault: ['lawyer'],
  requires: {
    'Document witnessing': ['lawyer', 'notary'],
    'Notary services': ['notary'],
    'Certified translation': ['naati'],
  },
  summary:
    'Giving legal advice for a fee requires a current practising certificate from any state (valid Australia-wide). Certified translation requires NAATI certification. Justices of the peace can’t charge, so we don’t list them.',
  kinds: [
    {
      key: 'notary',
      group: 'notary',
      label: 'Public notary',
      authority: 'Supreme Court of the state or territory, Society of Notaries',
      states: everywhere,
      register: { name: 'Society of Notaries directory of the state', url: null },
      number: {
        label: 'Notary registration number',
        pattern: /^[A-Z0-9][A-Z0-9./-]{1,19}$/,
        examples: ['9901'],
        strength: 'permissive',
      },
      law: 'Public notaries law of the state or territory',
    },
    {
      key: 'naati',
      group: 'naati',
      label: 'Certified translator',
      authority: 'National Accreditation Authority for Translators and Interpreters (NAATI)',
      states: everywhere,
      register: { name: 'NAATI online directory', url: 'https://www.naati.com.au' },
      number: {
        label: 'NAATI practitioner number',
        pattern: /^CPN[0-9][A-Z]{2}[0-9]{2}[A-Z]$/,
        examples: ['CPN9ZZ99Z'],
        strength: 'likely',
      },
      law: 'None: a national certification that agencies ask for',
    },
    ...lawyers,
  ],
  stateNotes: {},
  whenNone: null,
  protectedTitles: [
    {
      titles: [
        'lawyer',
        'solicitor',
        'barrister',
        'legal practitioner',
        'attorney',
        'counsel',
        'King’s Counsel',
        'Senior Counsel',
      ],
      who: 'Holders of a current practising certificate. King’s Counsel and Senior Counsel must be appointed',
      law: 'Legal Profession Uniform Law (NSW, VIC, WA) ss 10, 11; Legal Profession Acts elsewhere',
    },
    {
      titles: ['accredited specialist', 'specialist'],
      who: 'Lawyers accredited by their law society',
      law: 'Australian Solicitors’ Conduct Rules r 36.2',
    },
  ],
  verify: [
    'Certificate current on the state’s register; class (principal, employee, volunteer) allows own clients; conditions.',
    'Accredited specialist: the law society’s list.',
    'Insurance of the practice.',
  ],
};
