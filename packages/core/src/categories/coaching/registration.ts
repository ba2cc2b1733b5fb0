import { stateCodes as everywhere } from '../../catalogue/states.ts';
import type { Registration } from '../../registration/category.ts';

export const registration: Registration = {
  required: 'none',
  requiresDefault: [],
  requires: {},
  summary:
    'Coaching has no register or licence. If you offer a health service without registration, your state’s code of conduct for unregistered health workers applies.',
  kinds: [
    {
      key: 'icf',
      group: 'coach-credential',
      label: 'ICF credential',
      authority: 'International Coaching Federation',
      states: everywhere,
      register: { name: 'Credentialed coach finder', url: null },
      number: {
        label: 'Credential number',
        pattern: /^[A-Z0-9][A-Z0-9./-]{1,19}$/,
        examples: ['9900012'],
        strength: 'permissive',
      },
      law: 'None: a private credential',
    },
    {
      key: 'ausactive',
      group: 'fitness-credential',
      label: 'Registered exercise professional',
      authority: 'AUSactive',
      states: everywhere,
      register: { name: 'AUSactive directory', url: null },
      number: {
        label: 'Registration number',
        pattern: /^[A-Z0-9][A-Z0-9./-]{1,19}$/,
        examples: ['990012'],
        strength: 'permissive',
      },
      law: 'None: a private register',
    },
  ],
  stateNotes: {},
  whenNone:
    'Send a CV that shows your ABN, and any coaching or fitness credential (Certificate III or IV in Fitness). For physical work, send your insurance.',
  protectedTitles: [
    {
      titles: ['psychologist', 'physiotherapist', 'occupational therapist', 'nurse'],
      who: 'AHPRA-registered people only',
      law: 'National Law s 113',
    },
    {
      titles: ['financial counsellor', 'financial adviser'],
      who: 'People who meet the rules of the Financial category',
      law: 'National Consumer Credit Protection Act s 160C; Corporations Act s 923C',
    },
  ],
  verify: ['ABN on the ABN register, name matching the ID.', 'Credential, if given, in the body’s directory.'],
};
