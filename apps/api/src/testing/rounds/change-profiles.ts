import { largeSpecialist } from '../large.ts';
import { bookForAnother } from './book-for-another.ts';
import type { CountedApi } from './counted-api.ts';
import { keepHours } from './keep-hours.ts';
import { leave } from './leave.ts';
import { patientOf, specialistOf } from './people.ts';

export async function changeProfiles(on: CountedApi, round: number): Promise<void> {
  const newcomer = { email: `newcomer${round}@large.example.com` };
  const details = { name: 'Maeve Tran', phone: '0491 570 006', medicareOrIhi: '2123456701' };
  await on.call('registerUser', { as: newcomer, body: { role: 'patient', ...details } });
  await on.call('showNumber', { as: newcomer });
  await bookForAnother(on, newcomer, round);
  await leave(on, patientOf(round, 9));
  await leave(on, largeSpecialist(2_000 + round));
  const as = specialistOf(round, 2);
  const { version, items } = (await on.call('myAvailability', { as })) as { version: string; items: unknown[] };
  await on.call('saveAvailability', { as, body: { blocks: items }, headers: { 'if-match': `"${version}"` } });
  const { version: profile } = (await on.call('mySpecialistProfile', { as })) as { version: string };
  const changes = { bio: `Reflux, in round ${round}.`, languages: ['Greek'], feeFromCents: 20_000 + round };
  await on.call('saveSpecialistProfile', { as, body: changes, headers: { 'if-match': `"${profile}"` } });

  await keepHours(on, as, round);
  await on.call('myEmailPreferences', { as });
  await on.call('saveEmailPreferences', { as, body: { dayBefore: false } });
  await on.call('myMeeting', { as });
  await on.call('saveMeeting', { as, body: { way: 'video', videoUrl: `https://meet.example.com/${round}` } });
}
