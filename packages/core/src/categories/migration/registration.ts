import { stateCodes as everywhere } from '../../catalogue/states.ts';
import type { Registration } from '../../registration/category.ts';
import { lawyers } from '../shared/lawyers.ts';

export const registration: Registration = {
  required: 'all',
  requiresDefault: ['migration-agent', 'lawyer'],
  requires: {},
  summary:
    'Giving immigration assistance for a fee requires registration as a migration agent or, in connection with legal practice, an Australian practising certificate. Since 22 March 2021 a lawyer with an unrestricted certificate cannot also be a registered agent.',
  kinds: [
    {
      key: 'migration-agent',
      group: 'migration-agent',
      label: 'Registered migration agent',
      authority: 'Office of the Migration Agents Registration Authority (OMARA), Department of Home Affairs',
      states: everywhere,
      register: { name: 'Register of Migration Agents', url: 'https://www.mara.gov.au' },
      number: {
        label: 'Migration Agent Registration Number (MARN)',
        pattern: /^[0-9]{7}$/,
        examples: ['9900017', '9900025'],
        strength: 'exact',
      },
      law: 'Migration Act 1958 ss 280 to 285; Migration (Migration Agents Code of Conduct) Regulations 2021, in force 1 March 2022',
    },
    ...lawyers,
  ],
  stateNotes: {},
  whenNone: null,
  protectedTitles: [
    {
      titles: ['registered migration agent', 'migration agent'],
      who: 'People on the Register of Migration Agents. A lawyer who isn’t on it can’t use these titles',
      law: 'Migration Act 1958 ss 281 to 285',
    },
    {
      titles: ['immigration lawyer', 'migration lawyer'],
      who: 'Holders of a practising certificate',
      law: 'Legal Profession Uniform Law (NSW, VIC, WA) ss 10, 11',
    },
    {
      titles: ['Accredited specialist in immigration law'],
      who: 'Lawyers accredited by their law society',
      law: 'Australian Solicitors’ Conduct Rules r 36.2',
    },
  ],
  verify: [
    'MARN, name and expiry on the Register of Migration Agents; no suspension.',
    'Lawyer: certificate on the state’s register; unrestricted, or supervised within a practice.',
    'Profile shows the MARN: registered agents must show it when they advertise.',
  ],
};
