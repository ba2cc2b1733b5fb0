import type { Registration } from '../../registration/category.ts';
import { ahpra } from '../shared/ahpra.ts';

export const registration: Registration = {
  required: 'all',
  requiresDefault: ['ahpra-med'],
  requires: {},
  summary:
    'You need medical registration with AHPRA and to be PGY-5 or above. We show a specialty as registered only if the register shows it.',
  kinds: [ahpra('MED', 'Medical practitioner')],
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
  verify: [
    'Number and name on the register of practitioners; status Registered; no condition that forbids unsupervised or telehealth work.',
    'Registration type general and specialist, or general with PGY-5 or above shown by the CV.',
    'Each chosen specialty against the register’s specialty and field.',
  ],
};
