import { specialty } from '../../cast.ts';
import type { Kind } from '../person.ts';

export const searches: Kind = (person) => {
  const { dice } = person;
  const filters = {
    part: 'evening',
    zone: 'Australia/Adelaide',
    languages: ['Greek', 'Hindi', 'Arabic', 'Vietnamese'],
    gender: 'Female',
    maxFeeCents: 30_000,
  };
  const words = Array.from({ length: 280 }, (_, index) => `word${index}`).join(' ');
  const body = () => ({ profession: 'doctor', specialty, state: dice.pick(['NSW', 'VIC', 'WA']) });
  const calls = [
    () => person.call('searchSpecialists', { json: { ...body(), reason: words.slice(0, 1_990), limit: 30 } }),
    () => person.call('searchSpecialists', { json: { ...body(), filters, sort: 'soonest' } }),
    () => person.call('countSpecialists', { json: { ...body(), filters } }),
    () => person.call('specialistsByName', { query: { name: dice.pick(['dr', 'ca', 'bro', 'xyz'.repeat(20)]) } }),
    () => person.call('availabilitySlots', { query: { specialistId: dice.pick(person.specialistIds), days: '30' } }),
    () => person.call('specialistPage', { params: { id: dice.pick(person.specialistIds) } }),
    () => person.call('professionSpecialties', { params: { profession: 'doctors' } }),
  ];
  return { round: () => dice.pick(calls)() };
};
