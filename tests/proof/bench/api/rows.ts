import type { Database } from '../../../../apps/api/src/db/open.ts';
import { encrypt } from '../../../../apps/api/src/encryption/encrypt.ts';
import { medicarePlace } from '../../../../apps/api/src/encryption/columns.ts';
import type { RowValues } from '../../../../apps/api/src/testing/bench/script.ts';
import { crowded } from '../../../../apps/api/src/testing/large-size.ts';
import { testConfig } from '../../../../apps/api/src/testing/test-config.ts';

/** People of each kind; requests rotate through them. */
export const people = 100;
export const specialty = crowded.specialty;
const otherSpecialty = 'Dermatology';
export const firstVersion = 100_000;

/** Calls that use up a row, as prefixes of row names. */
export const writes = ['create', 'attach', 'cancel', 'accept', 'decline', 'delete', 'end'] as const;
export type Write = (typeof writes)[number];

const dayMs = 86_400_000;
/** Half hours of 28 days of ten hours, divided among the writes. */
const timesADay = 20;
const timesAWrite = 80;
export const rowsAWrite = timesAWrite * people;

/** First midnight UTC at least 12 hours away, because specialists need time to reply. All times count from it. */
export const firstDay = new Date((Math.floor((Date.now() + dayMs / 2) / dayMs) + 1) * dayMs);
export const blocks = Array.from({ length: 29 }, (_, day) => ({
  startISO: new Date(firstDay.getTime() + day * dayMs).toISOString(),
  endISO: new Date(firstDay.getTime() + day * dayMs + timesADay * 1_800_000).toISOString(),
}));

const digits = (value: number, count: number): string => String(value).padStart(count, '0');
export const person = (kind: 'r' | 's' | 'w' | 'v' | 'u', number: number): string =>
  `usr_${kind}${digits(number % people, 3)}`;
export const specialistOf = (user: string): string => user.replace('usr_', 'spc_');
export const emailOf = (user: string): string => `${user}@example.com`;

export function rowOf(write: Write, row: number): RowValues {
  if (row >= rowsAWrite) throw new Error(`There are ${rowsAWrite} rows for each write.`);
  const time = writes.indexOf(write) * timesAWrite + Math.floor(row / people);
  const ofDay = time % timesADay;
  const slot = new Date(firstDay.getTime() + Math.floor(time / timesADay) * dayMs + ofDay * 1_800_000);
  const name = `${write}_${digits(row, 8)}`;
  return {
    patient: person('w', row),
    specialistUser: person('v', row),
    specialist: specialistOf(person('v', row)),
    second: specialistOf(person('v', row + 1)),
    third: specialistOf(person('v', row + 2)),
    selection: `sel_${name}`,
    candidate: `can_${name}`,
    slot: slot.toISOString(),
    slotEnd: new Date(slot.getTime() + 1_800_000).toISOString(),
  };
}

/** Fills a migrated database. `fresh`: rows for each write. */
export async function fillRows({ pool }: Pick<Database, 'pool'>, fresh: number): Promise<void> {
  const day = `'${firstDay.toISOString()}'::timestamptz`;
  for (const statement of [...peopleSql(day), ...appointmentsSql(day), ...writesSql(day, fresh)])
    await pool.query(statement);
  await encryptNumbers(pool);
}

/** Matches the people made here, not those of the large fixture. */
const ofRows = `email like 'usr\\_%@example.com'`;

function peopleSql(day: string): string[] {
  const account = (kind: string, role: string, count = people): string => `
    insert into users (id, email, role, name, stripe_customer_id)
    select 'usr_${kind}' || lpad(i::text, 3, '0'), 'usr_${kind}' || lpad(i::text, 3, '0') || '@example.com', '${role}',
      'Maeve Tran ' || i, 'cus_${kind}' || i from generate_series(0, ${count - 1}) i`;
  const specialists = (kind: string, field: string): string[] => [
    account(kind, 'specialist'),
    `insert into specialists (id, user_id, name, profession, profile_type, city, state, subspecialties, bio, approved, availability_version)
     select 'spc_${kind}' || lpad(i::text, 3, '0'), 'usr_${kind}' || lpad(i::text, 3, '0'), 'Dr Callum Brodie ' || i, 'doctor', 'SOLO', 'Newcastle',
       'NSW', '{Heart failure,Echocardiography}', repeat('Sees adults with new symptoms, explains and writes it down. ', 6), true, ${firstVersion}
     from generate_series(0, ${people - 1}) i`,
    `insert into specialist_specialties (specialist_id, profession, specialty)
     select 'spc_${kind}' || lpad(i::text, 3, '0'), 'doctor', '${field}' from generate_series(0, ${people - 1}) i`,
    `insert into availability_blocks (id, specialist_id, start_at, end_at)
     select 'avb_${kind}' || i || '_' || d, 'spc_${kind}' || lpad(i::text, 3, '0'), ${day} + d * interval '1 day',
       ${day} + d * interval '1 day' + interval '10 hours' from generate_series(0, ${people - 1}) i, generate_series(0, 28) d`,
  ];
  return [
    account('r', 'patient', people * 6),
    account('w', 'patient'),
    ...specialists('s', specialty),
    ...specialists('v', otherSpecialty),
    ...specialists('u', otherSpecialty),
    `insert into identities (provider_uid, user_id) select id, id from users where ${ofRows}`,
    `insert into patient_profiles (user_id, phone, gender, dob, street, suburb, state, postal_code)
     select id, '+61491570006', 'Female', '1987-03-14', '12 Laman Street', 'Cooks Hill', 'NSW', '2300' from users where role = 'patient' and ${ofRows}`,
  ];
}

const selectionColumns = `id, patient_id, profession, specialty, reason, state, payment_status, submitted_at, expires_at, created_at, any_fee`;

/** 60 appointments per specialist, 10 per patient, and 10 unanswered requests per specialist. */
function appointmentsSql(day: string): string[] {
  const booked = `generate_series(0, ${people - 1}) s, generate_series(0, 59) k`;
  const name = `lpad(s::text, 3, '0') || '_' || lpad(k::text, 2, '0')`;
  const patient = `'usr_r' || lpad((s + ${people} * (k % 6))::text, 3, '0')`;
  const specialist = (step: number): string => `'spc_s' || lpad(((s + ${step}) % ${people})::text, 3, '0')`;
  const time = `${day} + (k / 2) * interval '1 day' + (3 + k % 2 * 4) * interval '30 minutes'`;
  const waiting = `generate_series(0, ${people - 1}) s, generate_series(0, 9) k`;
  const asking = `'usr_r' || lpad((${people} + (s * 5 + k) % ${people * 5})::text, 3, '0')`;
  const startAt = `${day} + k * interval '1 day' + interval '9 hours'`;
  return [
    `insert into selections (${selectionColumns})
     select 'sel_b_' || ${name}, ${patient}, 'doctor', '${specialty}', 'A second opinion.', 'BOOKED', 'succeeded', now(), ${day}, now() - k * interval '1 hour', true from ${booked}`,
    ...[0, 1, 2].map(
      (
        step,
      ) => `insert into candidates (id, selection_id, specialist_id, patient_id, start_at, status, fee_cents, decided_at)
     select 'can_b_' || ${name} || '_${step}', 'sel_b_' || ${name}, ${specialist(step)}, ${patient}, ${time},
       ${step === 0 ? `'ACCEPTED', 18000` : `'LOST', null`}, now() from ${booked}`,
    ),
    `insert into bookings (id, selection_id, candidate_id, specialist_id, patient_id, start_at, end_at, fee_cents, status, claimed_until)
     select 'bkg_b_' || ${name}, 'sel_b_' || ${name}, 'can_b_' || ${name} || '_0', ${specialist(0)}, ${patient}, ${time},
       ${time} + interval '30 minutes', 18000, 'CONFIRMED', now() from ${booked}`,
    chargesSql({
      name: `'b_' || ${name}`,
      subject: `'sel_b_' || ${name}`,
      user: patient,
      status: 'CAPTURED',
      from: booked,
    }),
    `insert into selections (${selectionColumns})
     select 'sel_i_' || ${name}, ${asking}, 'doctor', '${specialty}', 'A second opinion.', 'OPEN', 'requires_capture', now(), now() + interval '6 days', now(), true from ${waiting}`,
    `insert into candidates (id, selection_id, specialist_id, patient_id, start_at)
     select 'can_i_' || ${name}, 'sel_i_' || ${name}, ${specialist(0)}, ${asking}, ${startAt} from ${waiting}`,
    chargesSql({
      name: `'i_' || ${name}`,
      subject: `'sel_i_' || ${name}`,
      user: asking,
      status: 'AUTHORISED',
      from: waiting,
    }),
  ];
}

function chargesSql(of: { name: string; subject: string; user: string; status: string; from: string }): string {
  return `
    insert into charges (id, kind, subject_type, subject_id, user_id, amount_cents, payment_method_id, payment_intent_id, customer_id, metadata, status, started_until)
    select 'chf_' || ${of.name}, 'booking_fee', 'selection', ${of.subject}, ${of.user}, 1500, 'pm_card_visa', 'pi_' || ${of.name}, 'cus_1', '{}', '${of.status}', now()
    from ${of.from}`;
}

function writesSql(day: string, fresh: number): string[] {
  return writes
    .filter((write) => write !== 'create')
    .flatMap((write) => {
      const from = `generate_series(0, ${Math.min(fresh, rowsAWrite) - 1}) n`;
      const name = `'${write}_' || lpad(n::text, 8, '0')`;
      const number = `lpad((n % ${people})::text, 3, '0')`;
      const at = `(${writes.indexOf(write) * timesAWrite} + n / ${people})`;
      const time = `${day} + (${at} / ${timesADay}) * interval '1 day' + (${at} % ${timesADay}) * interval '30 minutes'`;
      const paid = write !== 'attach';
      const booked = write === 'end';
      const selection = `
        insert into selections (${selectionColumns})
        select 'sel_' || ${name}, 'usr_w' || ${number}, 'doctor', '${otherSpecialty}', 'A second opinion.', '${booked ? 'BOOKED' : 'OPEN'}',
          ${paid ? `'${booked ? 'succeeded' : 'requires_capture'}', now()` : 'null, null'}, now() + interval '20 hours', now() - interval '1 day', true from ${from}`;
      const candidate = `
        insert into candidates (id, selection_id, specialist_id, patient_id, start_at, status, fee_cents)
        select 'can_' || ${name}, 'sel_' || ${name}, 'spc_v' || ${number}, 'usr_w' || ${number}, ${time},
          ${booked ? `'ACCEPTED', 18000` : `'PENDING', null`} from ${from}`;
      const booking = `
        insert into bookings (id, selection_id, candidate_id, specialist_id, patient_id, start_at, end_at, fee_cents, status, claimed_until)
        select 'bkg_' || ${name}, 'sel_' || ${name}, 'can_' || ${name}, 'spc_v' || ${number}, 'usr_w' || ${number}, ${time},
          ${time} + interval '30 minutes', 18000, 'CONFIRMED', now() from ${from}`;
      const status = booked ? 'CAPTURED' : 'AUTHORISED';
      const charge = chargesSql({ name, subject: `'sel_' || ${name}`, user: `'usr_w' || ${number}`, status, from });
      return [selection, candidate, ...(booked ? [booking] : []), ...(paid ? [charge] : [])];
    });
}

/** Half of the profiles have a number, encrypted with the API's own key. */
async function encryptNumbers(pool: Database['pool']): Promise<void> {
  const { fieldKeys } = testConfig();
  const ids = Array.from({ length: people * 3 }, (_, index) => `usr_r${digits(index * 2, 3)}`);
  const encrypted = ids.map((id) => encrypt(fieldKeys, '2123456701', medicarePlace(id)));
  await pool.query(
    `update patient_profiles p set medicare_or_ihi_encrypted = given.encrypted
     from unnest($1::text[], $2::text[]) as given (id, encrypted) where p.user_id = given.id`,
    [ids, encrypted],
  );
}
