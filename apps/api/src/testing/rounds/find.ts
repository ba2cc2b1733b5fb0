import { crowded } from '../large-size.ts';
import { largePatient, largeSpecialist } from '../large.ts';
import type { CountedApi } from './counted-api.ts';
import { hour, specialistOf } from './people.ts';

export async function find(on: CountedApi, round: number): Promise<void> {
  const as = largePatient(300 + round);
  const day = (days: number) => new Date(on.api.clock.now.getTime() + days * 24 * hour).toISOString().slice(0, 10);
  const days = { from: day(1), to: day(3) };
  const every = { days, part: 'morning', languages: ['Auslan'], gender: 'Female', maxFeeCents: 20_000 };
  const each = Object.entries(every).map(([name, value]) => ({ [name]: value }));
  for (const filters of [...each, every])
    for (const variant of [{}, { state: 'NSW' }, { sort: 'soonest' }])
      await on.call('searchSpecialists', { as, body: { ...crowded, ...variant, filters } });
  await on.call('searchSpecialists', { as, body: { ...crowded, sort: 'soonest' } });
  for (const variant of [{}, { state: 'NSW' }])
    await on.call('countSpecialists', { as, body: { ...crowded, ...variant, filters: every } });
  const { specialistId } = largeSpecialist(100 + round);
  await on.call('specialistPage', { as, params: { id: specialistId } });
  for (const name of ['Ada Abb', 'Nguyễn', `brod ${round}`])
    await on.call('specialistsByName', { as, query: { name } });
  await on.call('keepFavourite', { as, params: { specialistId } });
  await on.call('myFavourites', { as });
  await on.call('dropFavourite', { as, params: { specialistId } });
  const watched = { ...crowded, filters: { languages: ['Klingon'], maxFeeCents: 10_000 + round } };
  const { alertId } = (await on.call('createAlert', { as, body: watched })) as { alertId: string };
  await on.call('myAlerts', { as });
  await on.call('turnOffAlert', { as, params: { id: alertId } });
  await on.call('createAlert', {
    as,
    body: { profession: crowded.profession, specialistId: specialistOf(round, 0).specialistId },
  });
}
