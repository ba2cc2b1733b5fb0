import { stateCodes } from '../../catalogue/states.ts';
import type { LicenceKind } from '../../registration/category.ts';

/** AHPRA registration, by the three letters of its numbers. The example is outside the numbers issued so far. */
export function ahpra(prefix: string, label: string): LicenceKind {
  const key = `ahpra-${prefix.toLowerCase()}`;
  return {
    key,
    group: key,
    label,
    authority: 'Australian Health Practitioner Regulation Agency with the National Board of the profession',
    states: stateCodes,
    register: {
      name: 'Register of practitioners',
      url: 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx',
    },
    number: {
      label: 'AHPRA registration number',
      pattern: new RegExp(`^${prefix}[0-9]{10}$`),
      examples: [`${prefix}0009000017`, `${prefix}0009000025`],
      strength: 'exact',
    },
    law: 'Health Practitioner Regulation National Law as in force in each state and territory',
  };
}
