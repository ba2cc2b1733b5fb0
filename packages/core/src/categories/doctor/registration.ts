import { stateCodes as everywhere } from '../../catalogue/states.ts';
import type { Registration } from '../../registration/category.ts';

export const registration: Registration = {
  required: 'all',
  requiresDefault: ['ahpra-med'],
  requires: {},
  summary:
    'Medical registration with AHPRA, PGY-5 or above (specification). A specialty is shown as the registered specialty only where the register says so.',
  kinds: [
    {
      key: 'ahpra-med',
      group: 'ahpra-med',
      label: 'Medical practitioner',
      authority: 'Australian Health Practitioner Regulation Agency with the National Board of the profession',
      states: everywhere,
      register: {
        name: 'Register of practitioners',
        url: 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx',
      },
      number: {
        label: 'AHPRA registration number',
        pattern: /^MED[0-9]{10}$/,
        examples: ['MED0009000017', 'MED0009000025'],
        strength: 'exact',
        note: 'Numbers seen so far begin with 000; the examples lie beyond those issued (memory). No check digit: the register is the proof.',
      },
      law: 'Health Practitioner Regulation National Law as in force in each state and territory',
    },
  ],
  stateNotes: {},
  whenNone: null,
  protectedTitles: [
    { titles: ['medical practitioner'], who: 'Registered medical practitioners', law: 'National Law s 113' },
    {
      titles: ['specialist', 'specialist cardiologist and the other specialist titles'],
      who: 'Doctors on the specialists register, in that specialty',
      law: 'National Law ss 115, 118; also an offence to claim it of another person',
    },
    {
      titles: ['surgeon'],
      who: 'Doctors with specialist registration in surgery, obstetrics and gynaecology, or ophthalmology',
      law: 'National Law s 115A (2023)',
    },
  ],
  mayNotClaim: [
    'specialist, specialises in, expert (without specialist registration)',
    'surgeon, cosmetic surgeon (without surgical registration)',
    'board certified',
    'a rebate or a prescription as certain',
  ],
  verify: [
    'Number and name on the register of practitioners; status Registered; no condition that forbids unsupervised or telehealth work.',
    'Registration type general and specialist, or general with PGY-5 or above shown by the CV.',
    'Each chosen specialty against the register’s specialty and field.',
  ],
};
