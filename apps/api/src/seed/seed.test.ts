import {
  freeSlots,
  isSpecialty,
  kindsToOffer,
  licenceKind,
  lintProfile,
  loadCategory,
  normaliseAuPhone,
  normaliseMedicareOrIhi,
  numberFit,
  professionIds,
  specialtiesOf,
  stateCodes,
  unlicensed,
} from '@tele/core';
import { foreignWord } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { readAvailability } from '../availability/read-availability.ts';
import type { Db } from '../db/schema.ts';
import { bearing } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import { createDatabase } from '../testing/test-database.ts';
import { startApi, withApi } from '../testing/start-api.ts';
import { seededAccounts } from './accounts.ts';
import { demoSpecialists, peoplePerSpecialty } from '../demo/people.ts';
import { pickedScenes } from '../demo/scenes.ts';
import { drawPortrait } from '../demo/portrait.ts';
import { seededLicences } from './licences.ts';
import { seededPartner } from './partners.ts';
import { fictionPhones } from './phones.ts';
import { seededPatients } from './patients.ts';
import { seededSpecialists } from './people.ts';
import { seed } from './seed.ts';
import { blocksOf, fullWeek } from './weeks.ts';

// Friday 2026-11-20, 17:40 in Sydney.
const now = new Date('2026-11-20T06:40:00.000Z');
const api = await withApi({ now });
const { db, config } = api.services;
const parts = { now, fieldKeys: config.fieldKeys, partnerPort: 5275 };
const first = await seed(db, parts);

const doctors = () =>
  db.selectFrom('specialists').selectAll().where('profession', '=', 'doctor').where('approved', '=', true).execute();
const countOf = async (table: 'users' | 'availability_blocks'): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

async function blockRowsOf(source: Db) {
  return source.selectFrom('availability_blocks').selectAll().orderBy('id').execute();
}

describe('the seed', () => {
  it('has 60 or more approved doctors, 25 specialties, all states, both profile types', async () => {
    const rows = await doctors();
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(stateCodes));
    expect(new Set(rows.map(({ profile_type: type }) => type))).toEqual(new Set(['SOLO', 'EUCA_MD']));
    const specialties = await db
      .selectFrom('specialist_specialties')
      .select('specialty')
      .distinct()
      .where('profession', '=', 'doctor')
      .execute();
    expect(specialties.length).toBeGreaterThanOrEqual(25);
    expect(specialties.filter(({ specialty }) => !isSpecialty('doctor', specialty))).toEqual([]);
  });

  it('has at least two providers in each category, under specialties of its catalogue', async () => {
    const people = seededSpecialists();
    for (const id of professionIds) {
      const those = people.filter(({ profession }) => profession === id);
      expect(those.length, id).toBeGreaterThanOrEqual(2);
      expect(those.flatMap(({ specialties }) => specialties).filter((name) => !isSpecialty(id, name))).toEqual([]);
      expect(those.every(({ specialties }) => specialties.length > 0)).toBe(true);
    }
  });

  it('has exactly the licences that each specialty needs', async () => {
    const people = seededSpecialists();
    const licences = await seededLicences(people);
    const stray = await Promise.all(
      people.map(async ({ name, profession, specialties }, at) => {
        const category = await loadCategory(profession);
        const held = licences[at] ?? [];
        const needed = kindsToOffer(category, specialties).needed.map(({ key }) => key);
        const idle = held.filter(({ kind }) => !needed.includes(kind));
        return unlicensed(category, specialties, held).length + idle.length > 0 ? [name] : [];
      }),
    );
    expect(stray.flat()).toEqual([]);
    expect(licences.filter((held) => held.length > 1)).toEqual([]);
  });

  it('gives each licence a unique invented number in its register’s format', async () => {
    const people = seededSpecialists();
    const licences = await seededLicences(people);
    const unfit = await Promise.all(
      people.map(async ({ profession }, at) => {
        const category = await loadCategory(profession);
        return (licences[at] ?? []).filter(({ kind, number }) => {
          const known = licenceKind(category, kind);
          return !known || numberFit(known, number) !== 'fits' || known.number.examples.includes(number);
        });
      }),
    );
    expect(unfit.flat()).toEqual([]);
    const numbers = licences.flat().map(({ kind, number }) => `${kind} ${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((one) => one.startsWith('ahpra-med')).every((one) => /MED000900\d{4}$/.test(one))).toBe(true);
  });

  it('shows doctors their own registrations', async () => {
    const { body } = await api.call('myProvider', {
      as: 'dr.callum.brodie@example.com',
      params: { category: 'doctors' },
    });
    expect(body).toMatchObject({
      status: 'APPROVED',
      licences: [{ kind: 'ahpra-med', number: expect.stringMatching(/^MED000900\d{4}$/) }],
    });
  });

  it('finds people by the places of their licences', async () => {
    const { body } = await api.call('searchSpecialists', {
      as: 'maeve.tran@example.com',
      body: { profession: 'pets', specialty: 'General vet advice' },
    });
    const [vet] = (body as { items: { location: { state: string } }[] }).items;
    const licences = await db
      .selectFrom('specialist_licences')
      .select('states')
      .where('kind', '=', `vet-${vet?.location.state.toLowerCase()}`)
      .execute();
    expect(licences.length).toBeGreaterThanOrEqual(1);
  });

  it('gives every specialist a slot that can be requested', async () => {
    const ids = (await db.selectFrom('specialists').select('id').execute()).map(({ id }) => id);
    const availability = await readAvailability(db, ids, { now, days: 30 });
    const without = ids.filter((id) => {
      const { blocks, busy } = availability.get(id) ?? { blocks: [], busy: [] };
      return freeSlots({ blocks, busy, now, days: 30 }).length === 0;
    });
    expect(without).toEqual([]);
  });

  it('uses invented people only: example.com, fictional numbers, unique names', () => {
    const accounts = seededAccounts();
    expect(accounts.filter(({ email }) => !/^[a-z.]+@example\.com$/.test(email))).toEqual([]);
    expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length);
    expect(new Set(accounts.map(({ name }) => name)).size).toBe(accounts.length);
    expect(fictionPhones.filter((phone) => normaliseAuPhone(phone) !== phone)).toEqual([]);
  });

  it('gives patients numbers that pass their checks', () => {
    expect(
      seededPatients.filter(({ medicareOrIhi }) => normaliseMedicareOrIhi(medicareOrIhi) !== medicareOrIhi),
    ).toEqual([]);
  });

  it('writes bios of one to three sentences without praise', () => {
    for (const { bio, name } of seededSpecialists()) {
      expect(bio.match(/[.]( |$)/g)?.length ?? 0, name).toBeGreaterThanOrEqual(1);
      expect(bio.match(/[.]( |$)/g)?.length ?? 9, name).toBeLessThanOrEqual(3);
      expect(bio).not.toMatch(/\b(best|leading|expert|top|renowned|award|trusted|unrivalled|patients say)\b/i);
    }
  });

  it('writes bios without category warnings', async () => {
    const people = seededSpecialists();
    const licences = await seededLicences(people);
    const warned = await Promise.all(
      people.map(async ({ bio, profession }, at) =>
        lintProfile(await loadCategory(profession), bio, { licences: licences[at] ?? [] }),
      ),
    );
    expect(warned.flat()).toEqual([]);
  });

  it('does nothing once there are people', async () => {
    const before = [await countOf('users'), await countOf('availability_blocks')];
    expect(first).toBe(true);
    expect(await seed(db, parts)).toBe(false);
    expect([await countOf('users'), await countOf('availability_blocks')]).toEqual(before);
  });

  it('is the same at another hour of the day, and runs once when two start together', async () => {
    const twin = await createDatabase();
    const later = { ...parts, now: new Date('2026-11-20T06:50:00.000Z') };
    const done = await Promise.all([seed(twin.db, later), seed(twin.db, later)]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await blockRowsOf(twin.db)).toEqual(await blockRowsOf(db));
    await twin.close();
  });

  it('signs a seeded person in by the email’s recorded uid, and by the email', async () => {
    const accounts = seededAccounts();
    for (const email of ['maeve.tran@example.com', 'dr.callum.brodie@example.com']) {
      const { uid, role } = accounts.find((one) => one.email === email) ?? { uid: '', role: '' };
      const token = await api.identity.tokenFor('unused@example.com', {
        sub: uid,
        email: undefined,
        email_verified: undefined,
      });
      const me = await api.fetch('/auth/me', { headers: { authorization: `Bearer ${token}` } });
      expect([me.status, await me.json()]).toMatchObject([200, { email, role }]);
      expect((await api.call('authMe', { as: email })).body).toMatchObject({ email, role });
    }
  });

  it('has one pending application from a person without a role', async () => {
    const rows = await db
      .selectFrom('applications as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(['a.status', 'u.role'])
      .execute();
    expect(rows).toEqual([{ status: 'PENDING', role: null }]);
  });

  it('has a clinic with pages at its served port and a server that vouches', async () => {
    const { publishableId, secret } = seededPartner;
    const origins = ['127.0.0.1', 'localhost', 'clinic.localhost'].map((host) => `http://${host}:5275`);
    for (const origin of origins)
      expect(await api.call('startVisit', { headers: { origin }, body: { publishableId } })).toMatchObject({
        status: 200,
      });
    const vouched = await api.call('vouchForPatient', {
      ...bearing(secret),
      body: { email: 'maeve.tran@example.com' },
    });
    expect(vouched.status).toBe(200);
    await seed(db, { ...parts, partnerPort: 6275 });
    const headers = { origin: 'http://127.0.0.1:6275' };
    expect((await api.call('startVisit', { headers, body: { publishableId } })).status).toBe(200);
  });

  it('gives the clinic’s public key to no database that had people before', async () => {
    const real = await createDatabase();
    await aPatient(real.db);
    expect(await seed(real.db, parts)).toBe(false);
    expect(await real.db.selectFrom('partners').select('id').execute()).toEqual([]);
    expect(await real.db.selectFrom('partner_keys').select('id').execute()).toEqual([]);
    await real.close();
  });

  it('lets a patient search at once, practice doctors first', async () => {
    const { body } = await api.call('searchSpecialists', {
      as: 'maeve.tran@example.com',
      body: { profession: 'doctor', specialty: 'Gastroenterology & Hepatology' },
    });
    const items = (body as { items: { name: string; featured: boolean }[] }).items;
    expect(items.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dr Callum Brodie', 'Dr Priya Venkatesan', 'Dr Hanh Nguyen', 'Dr Sienna Abdallah']),
    );
    expect(items.map(({ featured }) => featured)).toEqual(
      items
        .map(({ featured }) => featured)
        .toSorted()
        .toReversed(),
    );
  });

  it('cannot be read by another key', async () => {
    const apart = await startApi({
      database: api.database,
      config: { fieldKeys: [{ id: 'k1', key: Buffer.alloc(32, 9) }] },
    });
    expect((await apart.call('authMe', { as: 'maeve.tran@example.com' })).status).toBe(500);
    await apart.close();
  });
});

describe('the demo', () => {
  it('keeps the seeded people, and adds to every specialty until ten can be picked', async () => {
    const people = await demoSpecialists();
    const known = seededSpecialists().map(({ name, email, bio }) => ({ name, email, bio }));
    expect(people.slice(0, known.length)).toMatchObject(known);
    const offered = people.flatMap(({ profession, specialties }) =>
      specialties.map((name) => `${profession}: ${name}`),
    );
    const counts = Map.groupBy(offered, (name) => name);
    const all = professionIds.flatMap((id) => specialtiesOf(id).map(({ name }) => `${id}: ${name}`));
    expect(all.filter((name) => (counts.get(name)?.length ?? 0) < peoplePerSpecialty)).toEqual([]);
    expect(people.slice(known.length).filter(({ specialties }) => specialties.length > 4)).toEqual([]);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  it('gives people the licences they need, and bios without warnings or foreign words', async () => {
    const people = await demoSpecialists();
    const licences = await seededLicences(people);
    const faulty = await Promise.all(
      people.map(async ({ bio, name, profession, specialties }, at) => {
        const category = await loadCategory(profession);
        const held = licences[at] ?? [];
        const warnings = lintProfile(category, bio, { licences: held }).map(({ found }) => found);
        const lacking = unlicensed(category, specialties, held);
        const foreign = foreignWord(profession, bio);
        return warnings.length + lacking.length > 0 || foreign !== null ? [[name, bio, foreign]] : [];
      }),
    );
    expect(faulty.flat()).toEqual([]);
    const numbers = licences.flat().map(({ kind, number }) => `${kind} ${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('plays scenes of seeded patients and specialists who offer the specialty', async () => {
    const people = await demoSpecialists();
    const strange = pickedScenes.filter(({ patient, profession, specialty, to }) => {
      const offering = people.filter((one) => one.profession === profession && one.specialties.includes(specialty));
      const isKnown = typeof to === 'number' || to.every((email) => offering.some((one) => one.email === email));
      return !isKnown || offering.length === 0 || !seededPatients.some(({ email }) => email === patient);
    });
    expect(strange).toEqual([]);
  });

  it('draws each person the same small portrait every time', () => {
    const [first, second] = seededSpecialists();
    if (!first || !second) throw new Error('There is nobody to draw.');
    expect(drawPortrait(first)).toBe(drawPortrait(first));
    expect(drawPortrait(first)).not.toBe(drawPortrait(second));
    expect(drawPortrait(first).length).toBeLessThan(2_000);
  });
});

describe('a seeded week', () => {
  it('keeps its hours in Sydney time across daylight saving', () => {
    const blocks = blocksOf(fullWeek, new Date('2026-10-01T00:00:00.000Z'));
    const starts = blocks.map(({ startISO }) => startISO);
    // 9:00 on Friday 2 October is UTC+10, on Tuesday 6 October UTC+11.
    expect(starts).toContain('2026-10-01T23:00:00.000Z');
    expect(starts).toContain('2026-10-05T22:00:00.000Z');
    expect(starts).not.toContain('2026-10-05T23:00:00.000Z');
  });
});
