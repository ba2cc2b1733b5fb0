import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { ask } from '../testing/reschedules.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aPasskey } from '../testing/passkeys.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { anApplicant, registrationConfig, upload } from '../testing/registrations.ts';
import { accept, aRequest, at, settled, slotIn, specialty } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { columnsOf, dataKinds, dataMap } from './data-map.ts';

const stripe = await withStripe();
const api = await withApi({ config: { ...registrationConfig(stripe.url), stripeApiUrl: stripe.url } });
const { db } = api.services;
const kinds = Object.keys(dataKinds) as (keyof typeof dataKinds)[];

const done = (called: Called): Called => {
  expect([called.status, called.body]).toMatchObject([200, {}]);
  return called;
};

/** Strings of four characters or more in the columns that a deletion empties, by column. */
async function deletedValues(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of Object.keys(dataMap))
    for (const kind of kinds.filter((one) => dataKinds[one].onDeletion === 'deleted'))
      for (const column of columnsOf(table, kind)) {
        const { rows } = await sql<{ value: string }>`
          select ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
          db,
        );
        found[`${table}.${column}`] = rows.map(({ value }) => value).filter((value) => value.length > 3);
      }
  return found;
}

describe('the data map', () => {
  it('has an entry for every column of the schema', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.table_name as table, array_agg(c.column_name::text order by c.column_name::text) as columns
      from information_schema.columns c
      join pg_class p on p.relname = c.table_name and p.relkind in ('r', 'p') and not p.relispartition
      where c.table_schema = 'public' group by 1`.execute(db);
    const schema = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]));
    const mapped = Object.keys(dataMap).map((table) => [
      table,
      kinds.flatMap((kind) => columnsOf(table, kind)).toSorted(),
    ]);
    expect(Object.fromEntries(mapped)).toEqual(schema);
  });

  it('is what docs/privacy.md lists', () => {
    const file = join(import.meta.dirname, '../../../../docs/privacy.md');
    const text = readFileSync(file, 'utf8');
    const rows = kinds.map((kind) => {
      const { purpose, seenBy, kept, onDeletion } = dataKinds[kind];
      return `| ${kind} | ${purpose} | ${seenBy} | ${kept} | ${onDeletion} |`;
    });
    const sizeOf = (table: string, kind: (typeof kinds)[number]): number => columnsOf(table, kind).length;
    const kindsOf = (table: string): typeof kinds => kinds.filter((kind) => sizeOf(table, kind) > 0);
    const mostOf = (table: string): string | undefined =>
      kindsOf(table).toSorted((one, other) => sizeOf(table, other) - sizeOf(table, one))[0];
    const tables = kinds.map((kind) => {
      const names = Object.keys(dataMap).flatMap((table) => {
        if (sizeOf(table, kind) === 0) return [];
        if (kindsOf(table).length === 1) return [`\`${table}\``];
        return [`\`${table}\` (${mostOf(table) === kind ? 'rest' : columnsOf(table, kind).join(', ')})`];
      });
      return `- ${kind}: ${names.join(', ')}`;
    });
    const head = ['| kind | why | who sees it | how long | on deletion |', '| --- | --- | --- | --- | --- |'];
    const generated = `<!-- begin data map -->\n${[...head, ...rows, '', ...tables].join('\n')}\n<!-- end data map -->`;
    const updated = text.replace(/<!-- begin data map -->[^]*<!-- end data map -->/, () => generated);
    if (process.env.UPDATE_PRIVACY === '1') writeFileSync(file, updated);
    expect(text, 'UPDATE_PRIVACY=1 writes it again.').toBe(updated);
  });

  it('names everything that deleting an account removes', async () => {
    const slots = [slotIn(api, 2), slotIn(api, 3)] as const;
    const specialist = await aSpecialist(db, {
      name: 'Dr Wilhelmina Quokka',
      bio: 'Keeps bees.',
      specialty,
      gender: 'Female',
      subspecialties: ['Platypus stings'],
      languages: ['English', 'Tetum'],
      feeFromCents: 20_000,
      slots,
    });
    const patient = await aPatient(db, { name: 'Zebedee Quokka', medicareOrIhi: '2123456701' });
    const as = { as: patient };
    const work = { as: specialist };
    const photos = { photo_url: 'https://photos.example/large', photo_small_url: 'https://photos.example/small' };
    await db.updateTable('specialists').set(photos).where('id', '=', specialist.specialistId).execute();
    done(
      await api.call('addPerson', {
        ...as,
        body: {
          name: 'Finn Quokka',
          relation: 'child',
          phone: '0491570159',
          gender: 'Male',
          dob: '2019-05-02',
          medicareOrIhi: '2123 45670 1',
          consent: true,
        },
      }),
    );
    done(await api.call('keepFavourite', { ...as, params: { specialistId: specialist.specialistId } }));
    done(await api.call('createAlert', { ...as, body: { profession: 'doctor', specialty, state: 'NSW' } }));
    done(await api.call('saveEmailPreferences', { ...as, body: { dayBefore: false, hoursBefore: true } }));
    const request = await aRequest(api, {
      patient,
      reason: 'Sting of a platypus',
      specialists: [specialist],
      slotISO: slots[0],
    });
    done(await accept(api, request, work));
    const reschedule = done(await ask(api, { ...request, toISO: slots[1] }, { line: 'Budgerigar to feed' })).body as {
      rescheduleId: string;
    };
    done(await api.call('declineReschedule', { ...work, params: { id: reschedule.rescheduleId } }));
    done(
      await api.call('saveMeeting', {
        ...work,
        body: { way: 'video', videoUrl: 'https://video.example/room', instructions: 'Bring honey' },
      }),
    );
    done(await api.call('makeCalendarFeed', work));
    done(
      await api.call('addCalendar', {
        ...work,
        body: { name: 'Hives', address: 'https://calendar.example/basic.ics' },
      }),
    );
    done(await api.call('addTimeOff', { ...work, body: { startISO: slotIn(api, 10), endISO: slotIn(api, 11) } }));
    await anApplicant(api, stripe.url, { person: patient, documents: { cvKey: await upload(api, patient, 'cv') } });
    done(await api.call('myAvailability', work));
    const noAddress = { street_encrypted: null, suburb: null, state: null, postal_code: null };
    await db.updateTable('patient_profiles').set(noAddress).where('user_id', '=', patient.userId).execute();
    const clinic = await aPartner(api);
    const page = bearing(await vouchedFor(api, clinic, patient), clinic.origin);
    const address = { street: '9 Billabong Row', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' };
    const details = { role: 'patient', address };
    done(await api.call('registerUser', { ...page, body: details }));
    done(await api.call('disconnectClinic', { ...as, params: { id: clinic.id } }));
    const [{ id: partner_id, origin }, expires_at] = [await aPartner(api), api.clock.now];
    const signedIn = { partner_id, origin, expires_at, user_id: patient.userId };
    await db
      .insertInto('partner_sessions')
      .values({ ...signedIn, id: newId('pse'), refresh_hash: newId('hash') })
      .execute();
    await db
      .insertInto('partner_sign_ins')
      .values({
        ...signedIn,
        id: newId('sin'),
        challenge: newId('hash'),
        approved_at: api.clock.now,
        code_hash: newId('hash'),
        exchanged_at: null,
      })
      .execute();
    await aPasskey(db, patient.userId);
    done(await api.call('startPasskey', as));
    const digest = { specialist_id: specialist.specialistId, told_at: api.clock.now };
    await db.insertInto('request_digests').values(digest).execute();
    await settled(api);

    const before = await deletedValues();
    await at(api, new Date(Date.parse(slots[0]) + 3_600_000), async () => {
      done(await api.call('deleteAccount', as));
      done(await api.call('deleteAccount', work));
      await settled(api);
    });
    const after = await deletedValues();
    const left = Object.entries(before).filter(([column, values]) =>
      values.some((value) => after[column]?.includes(value)),
    );
    expect(Object.fromEntries(left)).toEqual({});
    const tables = Object.keys(before).map((column) => column.split('.')[0]);
    const filled = Object.keys(before).flatMap((column) => (before[column]?.length ? [column.split('.')[0]] : []));
    expect(new Set(filled)).toEqual(new Set(tables));
  });
});
