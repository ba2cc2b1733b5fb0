import { crc32, deflateSync } from 'node:zlib';
import type { DocumentKind } from '@tele/core';
import { expect } from 'vitest';
import type { Config } from '../config/config.ts';
import { newId } from '../db/new-id.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aNewcomer, type Person } from './people.ts';
import type { TestApi } from './start-api.ts';
import { testConfig } from './test-config.ts';

export function registrationConfig(url: string): Pick<Config, 's3' | 'turnstile'> {
  const { s3, turnstile } = testConfig();
  return {
    s3: { ...s3, endpoint: `${url}/s3` },
    turnstile: { ...turnstile, verifyUrl: `${url}/turnstile/v0/siteverify` },
  };
}

/** A human check token from our page; `age` in seconds. */
export async function aToken(
  url: string,
  given: { action?: string; hostname?: string; age?: number } = {},
): Promise<string> {
  const passed = { action: 'register_specialist', hostname: 'portal.test', ...given };
  const answer = await fetch(`${url}/_turnstile`, { method: 'POST', body: JSON.stringify(passed) });
  return ((await answer.json()) as { token: string }).token;
}

const segment = (marker: number, ...bytes: number[]) => Uint8Array.from([0xff, marker, 0, bytes.length + 2, ...bytes]);
const picture = [
  segment(0xc0, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
  segment(0xda, 1, 1, 0, 0, 63, 0),
  Uint8Array.from([0x55, 0x55]),
  Uint8Array.from([0xff, 0xd9]),
];
const start = Uint8Array.from([0xff, 0xd8]);
const exif = segment(0xe1, ...Buffer.from('Exif\0\0MM\0*'));

function chunk(name: string, data: Uint8Array | number[] = []): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(name), Uint8Array.from(data)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const pixels = chunk('IDAT', deflateSync(Uint8Array.from([0, 127])));

export const files = {
  pdf: new Blob(['%PDF-1.7\nA certificate.\n%%EOF\n']),
  jpg: new Blob([start, segment(0xe0, ...Buffer.from('JFIF\0')), ...picture]),
  png: new Blob([signature, header, pixels, chunk('IEND')]),
  exe: new Blob(['MZ a program']),
  heic: new Blob([Uint8Array.from([0, 0, 0, 24]), 'ftypheic and a face']),
  cameraJpg: new Blob([start, exif, ...picture]),
  cameraPng: new Blob([signature, header, pixels, chunk('eXIf', Buffer.from('MM\0*')), chunk('IEND')]),
};

interface Form {
  url: string;
  fields: Record<string, string>;
  key: string;
}

export async function aForm(api: TestApi, as: Person, keyHint: DocumentKind, contentType?: string): Promise<Form> {
  const { status, body } = await api.call('presignUpload', { as, body: { keyHint, contentType } });
  expect(status).toBe(200);
  return body as Form;
}

export async function send({ url, fields }: Form, file: Blob): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file, 'file');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

export async function upload(
  api: TestApi,
  as: Person,
  keyHint: DocumentKind,
  file: Blob = files.pdf,
  contentType?: string,
): Promise<string> {
  const form = await aForm(api, as, keyHint, contentType);
  expect(await send(form, file)).toBe(204);
  return form.key;
}

export function aRegistration(person: Person, change: object = {}): object {
  return {
    profileType: 'SOLO',
    name: 'Dr Odette Laurent',
    email: person.email,
    phone: '0491 577 644',
    address: { street: '5 King William Street', suburb: 'Adelaide', state: 'SA', postcode: '5000' },
    ahpraNumber: 'MED 0009000017',
    gender: 'Female',
    languages: ['French'],
    specialties: ['Rheumatology', 'Cardiology'],
    practiceName: null,
    adminContact: null,
    documents: { cvKey: null, ahpraKey: null, photoKey: null, id1Key: null, id2Key: null },
    modes: ['TELEHEALTH'],
    availability: [],
    feeRange: null,
    subspecialties: [],
    profile: ' Listens first. ',
    ...change,
  };
}

export async function anApplicant(
  api: TestApi,
  url: string,
  { person, ...change }: { person?: Person; [field: string]: unknown } = {},
): Promise<Person & { applicationId: string }> {
  const applicant = person ?? (await aNewcomer(api.services.db));
  const body = { ...aRegistration(applicant, change), turnstileToken: await aToken(url) };
  const answer = await api.call('registerSpecialist', { as: applicant, body });
  expect([answer.status, answer.body]).toMatchObject([200, { status: 'PENDING' }]);
  await jobsEnded(api.services.db);
  return { ...applicant, applicationId: (answer.body as { applicationId: string }).applicationId };
}

export async function aStaffPerson({ services: { db } }: TestApi): Promise<Person> {
  const userId = newId('usr');
  const email = `${userId}@example.com`;
  await db
    .insertInto('users')
    .values({ id: userId, email, role: 'staff', name: 'Ines Moreau', stripe_customer_id: null })
    .execute();
  return { userId, email, name: 'Ines Moreau' };
}
