import { describe, expect, it } from 'vitest';
import { aBooking } from '../testing/bookings.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { refreshFreeFrom } from './refresh-free-from.ts';

// Tuesday 2026-12-01, 11:00 in Sydney (AEDT, +11).
const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);

// In Sydney: Thursday 3 December, 9:00 am, 12:00 and 7:00 pm; Saturday 5 December, 9:00 am.
const morning = '2026-12-02T22:00:00.000Z';
const noon = '2026-12-03T01:00:00.000Z';
const evening = '2026-12-03T08:00:00.000Z';
const saturday = '2026-12-04T22:00:00.000Z';

interface SearchResponse {
  items: { name: string; specialistId: string; registration?: unknown }[];
  error?: string;
  fields?: Record<string, string>;
}

async function asked(body: Record<string, unknown>) {
  const { status, body: answer } = await api.call('searchSpecialists', {
    as: patient,
    body: { profession: 'doctor', ...body },
  });
  return { status, body: answer as SearchResponse };
}

const namesOf = async (body: Record<string, unknown>) => (await asked(body)).body.items.map(({ name }) => name);

async function lookUpAll(): Promise<void> {
  while ((await refreshFreeFrom({ db, now: api.services.now })) > 0);
}

/** Results before and after the job run, which must be equal. */
async function names(body: Record<string, unknown>): Promise<string[]> {
  const before = await namesOf(body);
  await lookUpAll();
  expect(await namesOf(body)).toEqual(before);
  return before;
}

async function count(body: Record<string, unknown>) {
  const { status, body: answer } = await api.call('countSpecialists', {
    as: patient,
    body: { profession: 'doctor', ...body },
  });
  expect(status).toBe(200);
  return answer;
}

describe('a filter', () => {
  it('by part of the day keeps specialists with a free time in it, in the named zone', async () => {
    const specialty = 'Cardiology';
    await aSpecialist(db, { specialty, name: 'Dr Morning', slots: [morning] });
    await aSpecialist(db, { specialty, name: 'Dr Noon', slots: [noon] });
    await aSpecialist(db, { specialty, name: 'Dr Evening', slots: [evening] });
    await aSpecialist(db, { specialty, name: 'Dr Never' });
    expect(await names({ specialty, filters: { part: 'morning' } })).toEqual(['Dr Morning']);
    expect(await names({ specialty, filters: { part: 'afternoon', zone: 'Australia/Sydney' } })).toEqual(['Dr Noon']);
    // In Perth (+8) noon of Sydney is 9:00 am, and 7:00 pm is 4:00 pm.
    expect(await names({ specialty, filters: { part: 'morning', zone: 'Australia/Perth' } })).toEqual([
      'Dr Morning',
      'Dr Noon',
    ]);
    expect(await names({ specialty, filters: { part: 'evening', zone: 'Australia/Perth' } })).toEqual([]);
  });

  it('by days keeps specialists free on one of them, also beyond their soonest time', async () => {
    const specialty = 'Neurology';
    await aSpecialist(db, { specialty, name: 'Dr Thursday', slots: [morning] });
    await aSpecialist(db, { specialty, name: 'Dr Both', slots: [evening, saturday] });
    const weekend = { days: { from: '2026-12-05', to: '2026-12-06' } };
    expect(await names({ specialty, filters: weekend })).toEqual(['Dr Both']);
    expect(await names({ specialty, filters: { days: { from: '2026-12-03', to: '2026-12-05' } } })).toEqual([
      'Dr Thursday',
      'Dr Both',
    ]);
    expect(await names({ specialty, filters: { ...weekend, part: 'evening' } })).toEqual([]);
  });

  it('follows a booking of a later time, and its cancellation', async () => {
    const specialty = 'Dermatology';
    const both = await aSpecialist(db, { specialty, name: 'Dr Both', slots: [morning, saturday] });
    const weekend = { specialty, filters: { days: { from: '2026-12-05', to: '2026-12-06' } } };
    expect(await names(weekend)).toEqual(['Dr Both']);
    const { bookingId } = await aBooking(db, { patient, specialist: both, startISO: saturday });
    expect(await names(weekend)).toEqual([]);
    await db.updateTable('bookings').set({ status: 'CANCELLED' }).where('id', '=', bookingId).execute();
    expect(await names(weekend)).toEqual(['Dr Both']);
  });

  it('follows added and removed availability', async () => {
    const specialty = 'Endocrinology';
    const { specialistId } = await aSpecialist(db, { specialty, name: 'Dr Moved', slots: [morning] });
    const evenings = { specialty, filters: { part: 'evening' } };
    expect(await names(evenings)).toEqual([]);
    await db
      .updateTable('availability_blocks')
      .set({ start_at: evening, end_at: '2026-12-03T08:30:00.000Z' })
      .where('specialist_id', '=', specialistId)
      .execute();
    expect(await names(evenings)).toEqual(['Dr Moved']);
    await db.deleteFrom('availability_blocks').where('specialist_id', '=', specialistId).execute();
    expect(await names(evenings)).toEqual([]);
  });

  it('excludes a time once it has passed, without a fresh lookup', async () => {
    const specialty = 'Nephrology';
    await aSpecialist(db, { specialty, name: 'Dr Morning', slots: [morning, noon] });
    const mornings = { specialty, filters: { part: 'morning' } };
    expect(await names(mornings)).toEqual(['Dr Morning']);
    const { now } = api.clock;
    try {
      api.clock.now = new Date('2026-12-02T22:30:00.000Z');
      expect(await names(mornings)).toEqual([]);
    } finally {
      api.clock.now = now;
    }
  });

  it('by today returns no one, without an error, once the day has no slots left', async () => {
    const specialty = 'Clinical Genetics';
    await aSpecialist(db, { specialty, name: 'Dr Later', slots: [morning] });
    const today = { specialty, filters: { days: { from: '2026-12-01', to: '2026-12-01' } } };
    const { now } = api.clock;
    try {
      // 11:20 pm in Sydney.
      api.clock.now = new Date('2026-12-01T12:20:00.000Z');
      expect(await names(today)).toEqual([]);
      expect(await count(today)).toMatchObject({ matching: 0, without: [{ filter: 'day', matching: 1 }] });
    } finally {
      api.clock.now = now;
    }
  });

  it('covers thirty days, also for specialists not looked up for weeks', async () => {
    const specialty = 'Urology';
    // Free on 28 and 30 December; the first time beyond the stored days is the evening of 2027-01-20.
    await aSpecialist(db, {
      specialty,
      name: 'Dr Far',
      slots: ['2026-12-27T22:00:00.000Z', '2027-01-20T08:00:00.000Z'],
    });
    await lookUpAll();
    const { now } = api.clock;
    try {
      api.clock.now = new Date('2026-12-26T00:00:00.000Z');
      expect(await namesOf({ specialty, filters: { part: 'evening' } })).toEqual(['Dr Far']);
    } finally {
      api.clock.now = now;
    }
  });

  it('by language matches any of a specialist’s languages; by gender, a stated gender', async () => {
    const specialty = 'Rheumatology';
    await aSpecialist(db, { specialty, name: 'Dr A', languages: ['English', 'Greek'], gender: 'Female' });
    await aSpecialist(db, { specialty, name: 'Dr B', languages: ['English', 'Tamil'], gender: 'Male' });
    await aSpecialist(db, { specialty, name: 'Dr C' });
    expect(await names({ specialty, filters: { languages: ['Greek', 'Tamil'] } })).toEqual(['Dr A', 'Dr B']);
    expect(await names({ specialty, filters: { languages: ['English'] } })).toEqual(['Dr A', 'Dr B', 'Dr C']);
    expect(await names({ specialty, filters: { languages: ['Greek'], gender: 'Male' } })).toEqual([]);
    expect(await names({ specialty, filters: { gender: 'Female' } })).toEqual(['Dr A']);
  });

  it('by fee keeps specialists without one, and follows profile changes', async () => {
    const specialty = 'Haematology';
    const dear = await aSpecialist(db, { specialty, name: 'Dr Dear', feeFromCents: 30_001 });
    await aSpecialist(db, { specialty, name: 'Dr Fair', feeFromCents: 30_000 });
    await aSpecialist(db, { specialty, name: 'Dr Silent' });
    const upTo = { specialty, filters: { maxFeeCents: 30_000 } };
    expect(await names(upTo)).toEqual(['Dr Fair', 'Dr Silent']);
    await db.updateTable('specialists').set({ fee_from_cents: 100 }).where('id', '=', dear.specialistId).execute();
    expect(await names(upTo)).toEqual(['Dr Dear', 'Dr Fair', 'Dr Silent']);
  });
});

describe('sorted by soonest', () => {
  it('practice specialists come no sooner than others, and a reason changes nothing', async () => {
    const specialty = 'General Paediatrics';
    await aSpecialist(db, { specialty, name: 'Dr Practice', slots: [noon], profileType: 'EUCA_MD', bio: 'Sleep.' });
    await aSpecialist(db, { specialty, name: 'Dr Sleep', slots: [evening], bio: 'Sleep.' });
    await aSpecialist(db, { specialty, name: 'Dr Early', slots: [morning] });
    expect(await names({ specialty })).toEqual(['Dr Practice', 'Dr Early', 'Dr Sleep']);
    expect(await names({ specialty, sort: 'soonest' })).toEqual(['Dr Early', 'Dr Practice', 'Dr Sleep']);
    expect(await names({ specialty, sort: 'soonest', reason: 'Trouble with sleep' })).toEqual([
      'Dr Early',
      'Dr Practice',
      'Dr Sleep',
    ]);
    expect(await names({ specialty, sort: 'soonest', filters: { part: 'evening' } })).toEqual(['Dr Sleep']);
  });

  it('the soonest time is the soonest matching one, also among practice specialists', async () => {
    const specialty = 'Paediatric Neurology';
    const saturdayEvening = '2026-12-05T08:00:00.000Z';
    await aSpecialist(db, { specialty, name: 'Dr Early', slots: [morning, saturdayEvening] });
    await aSpecialist(db, { specialty, name: 'Dr Late', slots: [noon, evening] });
    const practice = { specialty, profileType: 'EUCA_MD' } as const;
    await aSpecialist(db, { ...practice, name: 'Dr Early of it', slots: [morning, saturdayEvening] });
    await aSpecialist(db, { ...practice, name: 'Dr Late of it', slots: [noon, evening] });
    expect(await names({ specialty })).toEqual(['Dr Early of it', 'Dr Late of it', 'Dr Early', 'Dr Late']);
    const evenings = { specialty, filters: { part: 'evening' } };
    expect(await names(evenings)).toEqual(['Dr Late of it', 'Dr Early of it', 'Dr Late', 'Dr Early']);
    expect(await names({ ...evenings, sort: 'soonest' })).toEqual([
      'Dr Late',
      'Dr Late of it',
      'Dr Early',
      'Dr Early of it',
    ]);
    const weekend = { specialty, filters: { days: { from: '2026-12-05', to: '2026-12-06' } } };
    expect(await names({ ...weekend, sort: 'soonest' })).toEqual(['Dr Early', 'Dr Early of it']);
  });
});

describe('a count', () => {
  it('gives the matches, and the number and first time without each filter', async () => {
    const specialty = 'Medical Oncology';
    const who = { specialty, state: 'TAS' } as const;
    await aSpecialist(db, { ...who, name: 'Dr A', slots: [evening], languages: ['English', 'Greek'] });
    await aSpecialist(db, { ...who, name: 'Dr B', slots: [noon] });
    await aSpecialist(db, { specialty, state: 'VIC', name: 'Dr C', slots: [morning], languages: ['English', 'Greek'] });
    const body = { ...who, filters: { part: 'morning', languages: ['Greek'] } };
    const expected = {
      all: 2,
      matching: 0,
      isMore: false,
      without: [
        { filter: 'part', matching: 1, soonestISO: evening },
        { filter: 'languages', matching: 0, soonestISO: null },
        { filter: 'state', matching: 1, soonestISO: morning },
      ],
      languages: [],
    };
    expect(await count(body)).toEqual(expected);
    await lookUpAll();
    expect(await count(body)).toEqual(expected);
    expect(await count({ ...who, filters: { languages: ['Greek'] } })).toMatchObject({
      all: 2,
      matching: 1,
      languages: [
        { language: 'English', count: 2 },
        { language: 'Greek', count: 1 },
      ],
    });
  });
});

describe('a number in a public register', () => {
  it('is returned with its register, and no other number is', async () => {
    const specialty = 'Gastroenterology & Hepatology';
    const licences = [{ kind: 'ahpra-med', number: 'MED0009000017' }];
    await aSpecialist(db, { specialty, name: 'Dr Known', licences });
    // Only an employer may look this number up.
    await aSpecialist(db, { specialty, name: 'Dr Quiet', licences: [{ kind: 'wwcc-nsw', number: 'WWC0000001E' }] });
    const { body } = await asked({ specialty });
    expect(body.items.map(({ name, registration }) => [name, registration !== undefined])).toEqual([
      ['Dr Known', true],
      ['Dr Quiet', false],
    ]);
    expect(body.items[0]?.registration).toEqual({
      label: 'AHPRA registration number',
      number: 'MED0009000017',
      register: {
        name: 'Register of practitioners',
        url: 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx',
      },
    });
  });
});

it.each([
  [{ days: { from: '2026-12-05', to: '2026-12-04' } }, 'The last day must be on or after the first day.'],
  [{ days: { from: '2026-11-01', to: '2026-11-30' } }, 'Choose dates in the next 30 days.'],
  [{ days: { from: '2027-03-01', to: '2027-03-02' } }, 'Choose dates in the next 30 days.'],
  [{ days: { from: 'soon', to: '2026-12-04' } }, 'Use the format YYYY-MM-DD.'],
  [{ part: 'morning', zone: 'Europe/Paris' }, 'Choose an Australian time zone.'],
  [{ part: 'night' }, 'Choose morning, afternoon or evening.'],
  [{ gender: 'Any' }, 'Choose a gender.'],
  [{ languages: [] }, 'Choose a language, or leave languages out.'],
  [{ languages: [' '] }, 'Choose a language, or leave languages out.'],
  [{ languages: Array.from({ length: 11 }, (_, n) => `Language ${n}`) }, 'Choose up to 10 languages.'],
  [{ maxFeeCents: -1 }, 'Please enter a valid fee in AUD (e.g., 250)'],
  [{ rating: 5 }, 'Unknown field ‘rating’.'],
])('refuses the filters %j', async (filters, text) => {
  const { status, body } = await asked({ specialty: 'Cardiology', filters });
  expect([status, body.error]).toEqual([422, text]);
});

describe('a specialist’s notice and breaks', () => {
  it('count: notice hides nearer slots, and breaks hide those next to a booking', async () => {
    const specialty = 'Geriatric Medicine';
    // 3:00 pm today in Sydney, four hours from now; and 9:00, 9:30 and 10:00 am on Saturday.
    const soon = '2026-12-01T04:00:00.000Z';
    const half = (n: number) => new Date(Date.parse(saturday) + n * 1_800_000).toISOString();
    const careful = await aSpecialist(db, { specialty, name: 'Dr Careful', slots: [soon, half(0), half(1), half(2)] });
    const today = { specialty, filters: { days: { from: '2026-12-01', to: '2026-12-01' } } };
    const weekend = { specialty, filters: { days: { from: '2026-12-05', to: '2026-12-05' } } };
    expect(await names(today)).toEqual(['Dr Careful']);
    await db
      .updateTable('specialists')
      .set({ notice_hours: 24, keeps_half_hour: true })
      .where('id', '=', careful.specialistId)
      .execute();
    expect(await names(today)).toEqual([]);
    expect(await names(weekend)).toEqual(['Dr Careful']);
    await aBooking(db, { patient, specialist: careful, startISO: half(1) });
    expect(await names(weekend)).toEqual([]);
  });
});
