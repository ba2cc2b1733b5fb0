import type { Specialist } from '@tele/core';
import { aSpecialist } from '@tele/core/testing';

const given = ['Priya', 'Callum', 'Hạnh', 'Sienna', 'Tomasz', 'Aroha'];
const family = ['Venkatesan', 'Brodie', 'Nguyễn', 'Abdallah', 'Wierzbicki'];

/** As many specialists as a search gives: 30. */
export const manySpecialists = (count = 30): Specialist[] =>
  Array.from({ length: count }, (_, index) =>
    aSpecialist({
      specialistId: `spc_${index}`,
      name: `Dr ${given[index % given.length]} ${family[Math.floor(index / given.length) % family.length]}`,
    }),
  );
