import type { Specialist } from '@tele/core';
import { aSpecialist } from '@tele/core/testing';

const givenNames = ['Priya', 'Callum', 'Hạnh', 'Sienna', 'Tomasz', 'Aroha'];
const family = ['Venkatesan', 'Brodie', 'Nguyễn', 'Abdallah', 'Wierzbicki'];

/** As many as a search returns: 30. */
export const manySpecialists = (count = 30): Specialist[] =>
  Array.from({ length: count }, (_, index) =>
    aSpecialist({
      specialistId: `spc_${index}`,
      name: `Dr ${givenNames[index % givenNames.length]} ${family[Math.floor(index / givenNames.length) % family.length]}`,
    }),
  );
