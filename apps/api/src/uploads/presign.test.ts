import { expect, it, describe } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { aForm, files, registrationConfig, send } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;

describe('an upload slot', () => {
  it('is a signed, encrypted form with an unguessable key that storage accepts', async () => {
    const person = await aNewcomer(db);
    const { body } = await api.call('presignUpload', { as: person, body: { keyHint: 'cv' } });
    expect(body).toMatchObject({
      url: `${url}/s3/tele-documents`,
      fields: { 'Content-Type': 'application/pdf', 'x-amz-server-side-encryption': 'AES256' },
      key: expect.stringMatching(/^documents\/[\w-]{32}$/),
      maxBytes: 10_000_000,
    });
    expect(await send(body as Awaited<ReturnType<typeof aForm>>, files.pdf)).toBe(204);
    const other = await aForm(api, person, 'cv');
    expect(other.key).not.toBe((body as { key: string }).key);
  });

  it('is for its kind’s default type, or another allowed one', async () => {
    const person = await aNewcomer(db);
    expect((await aForm(api, person, 'photo')).fields['Content-Type']).toBe('image/jpeg');
    expect((await aForm(api, person, 'id1', 'image/png')).fields['Content-Type']).toBe('image/png');
    const refused = await api.call('presignUpload', { as: person, body: { keyHint: 'cv', contentType: 'image/png' } });
    expect(refused).toMatchObject({ status: 422, body: { error: 'Choose a PDF file.' } });
    const unknown = await api.call('presignUpload', { as: person, body: { keyHint: 'passport' } });
    expect(unknown).toMatchObject({ status: 422, body: { fields: { keyHint: 'Unknown kind of document.' } } });
  });

  const unclaimed = async ({ userId }: { userId: string }) =>
    db.selectFrom('uploads').select(['key', 'kind']).where('user_id', '=', userId).execute();

  it('replaces older files of its kind beyond 100 MB, also for simultaneous calls', async () => {
    const person = await aNewcomer(db);
    const photo = await aForm(api, person, 'photo');
    await Promise.all(Array.from({ length: 15 }, () => aForm(api, person, 'cv')));
    const left = await unclaimed(person);
    expect(left.filter(({ kind }) => kind === 'cv')).toHaveLength(9);
    expect(left.map(({ key }) => key)).toContain(photo.key);
    const jobs = await db.selectFrom('outbox').select('payload').where('kind', '=', 'delete-file').execute();
    const gone = new Set(jobs.map(({ payload }) => payload['key']));
    expect(left.filter(({ key }) => gone.has(key))).toEqual([]);
    expect(gone.size).toBe(6);
  });

  it('is refused with a retry time when the newest of each kind fill 100 MB', async () => {
    const person = await aNewcomer(db);
    const kinds = [
      'cv',
      'ahpra',
      'id1',
      'id2',
      'registration',
      'insurance',
      'qualification',
      'screening',
      'portfolio',
      'disclosure',
    ] as const;
    for (const kind of kinds) await aForm(api, person, kind);
    const refused = await api.call('presignUpload', { as: person, body: { keyHint: 'police' } });
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_FILES',
        error: 'You’ve uploaded a lot of files. Submit your application, or try again in 48 hours.',
      },
    });
    expect(await unclaimed(person)).toHaveLength(10);
  });

  it('is refused when signed out, and after 100 in an hour, also at once', async () => {
    expect((await api.call('presignUpload', { body: { keyHint: 'cv' } })).status).toBe(401);
    const person = await aNewcomer(db);
    const headers = {
      authorization: `Bearer ${await api.identity.tokenFor(person.email)}`,
      'content-type': 'application/json',
    };
    const ask = () =>
      api.fetch('/uploads/presign', { method: 'POST', headers, body: JSON.stringify({ keyHint: 'cv' }) });
    const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(900);
    const { forms } = await db
      .selectFrom('uploads')
      .select(({ fn }) => fn.countAll<string>().as('forms'))
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    // The newest ones within 100 MB.
    expect(Number(forms)).toBe(10);
  });

  it('accepts no larger file than agreed, and no empty one', async () => {
    const person = await aNewcomer(db);
    const form = await aForm(api, person, 'cv');
    expect(await send(form, new Blob(['%PDF-', new Uint8Array(40_000_000)]))).toBe(400);
    expect(await send(form, new Blob([]))).toBe(400);
    const small = await aForm(api, person, 'photoSmall');
    expect(await send(small, new Blob([new Uint8Array(200_001)]))).toBe(400);
    expect(await send(small, new Blob([new Uint8Array(200_000)]))).toBe(204);
  });
});
