import { expect, it, describe } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { aForm, aRegistration, aToken, files, registrationConfig, send, upload } from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;

describe('a place for a file', () => {
  it('is a signed form that storage takes, under a key nobody can guess, encrypted', async () => {
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

  it('is for the default type of its kind, or for one that the kind may be', async () => {
    const person = await aNewcomer(db);
    expect((await aForm(api, person, 'photo')).fields['Content-Type']).toBe('image/jpeg');
    expect((await aForm(api, person, 'id1', 'image/png')).fields['Content-Type']).toBe('image/png');
    const refused = await api.call('presignUpload', { as: person, body: { keyHint: 'cv', contentType: 'image/png' } });
    expect(refused).toMatchObject({ status: 422, body: { error: 'Choose a PDF file.' } });
    const unknown = await api.call('presignUpload', { as: person, body: { keyHint: 'passport' } });
    expect(unknown).toMatchObject({ status: 422, body: { fields: { keyHint: 'Unknown kind of document.' } } });
  });

  it('is refused to whoever is not signed in, and after 100 of them in an hour', async () => {
    expect((await api.call('presignUpload', { body: { keyHint: 'cv' } })).status).toBe(401);
    const person = await aNewcomer(db);
    const ask = () => api.call('presignUpload', { as: person, body: { keyHint: 'cv' } });
    const answers = await Promise.all(Array.from({ length: 120 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('takes no file that is larger than agreed', async () => {
    const form = await aForm(api, await aNewcomer(db), 'cv');
    expect(await send(form, new Blob(['%PDF-', new Uint8Array(10_000_000)]))).toBe(400);
    expect(await send(form, new Blob([]))).toBe(400);
  });
});

describe('a document of an application', () => {
  const apply = async (documents: (person: Awaited<ReturnType<typeof aNewcomer>>) => Promise<object>) => {
    const person = await aNewcomer(db);
    const body = {
      ...aRegistration(person, { documents: await documents(person) }),
      turnstileToken: await aToken(url),
    };
    return api.call('registerSpecialist', { as: person, body });
  };

  it('is taken when it is what it was said to be', async () => {
    const { status, body } = await apply(async (person) => ({
      cvKey: await upload(api, person, 'cv'),
      photoKey: await upload(api, person, 'photo', files.jpg),
      id1Key: await upload(api, person, 'id1', files.png, 'image/png'),
    }));
    expect(status).toBe(200);
    expect((body as { documents: { kind: string }[] }).documents.map(({ kind }) => kind)).toEqual([
      'cv',
      'id1',
      'photo',
    ]);
  });

  it.each([
    ['a program with the name of a PDF', 'cv', files.exe, undefined, 'Choose a PDF file.'],
    ['a picture that is another type', 'photo', files.png, 'image/jpeg', 'Choose a JPG or PNG picture.'],
    ['a PDF instead of a picture', 'photo', files.pdf, 'image/jpeg', 'Choose a JPG or PNG picture.'],
  ] as const)('is refused when it is %s', async (_, kind, file, type, text) => {
    const answer = await apply(async (person) => ({ [`${kind}Key`]: await upload(api, person, kind, file, type) }));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'DOCUMENT_REFUSED', error: text, fields: { [`documents.${kind}Key`]: text } },
    });
  });

  it('is refused when it never arrived, is of another kind, of another person, or invented', async () => {
    const stranger = await aNewcomer(db);
    const theirs = await upload(api, stranger, 'cv');
    const cases: ((person: Awaited<ReturnType<typeof aNewcomer>>) => Promise<string>)[] = [
      async (person) => (await aForm(api, person, 'cv')).key,
      (person) => upload(api, person, 'ahpra'),
      async () => theirs,
      async () => 'documents/invented',
      async () => '../secrets',
    ];
    for (const key of cases) {
      const answer = await apply(async (person) => ({ cvKey: await key(person) }));
      expect(answer).toMatchObject({ status: 422, body: { code: 'DOCUMENT_REFUSED' } });
    }
  });

  it('cannot be looked at while storage is down: nothing is submitted, and the same again works', async () => {
    const person = await aNewcomer(db);
    const cvKey = await upload(api, person, 'cv');
    const body = { ...aRegistration(person, { documents: { cvKey } }), turnstileToken: await aToken(url) };
    const submit = () => api.call('registerSpecialist', { as: person, body });
    const fault = { path: `/s3/tele-documents/${cvKey}`, method: 'HEAD', mode: 'error', code: 'SlowDown', times: 3 };
    await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
    expect(await submit()).toMatchObject({ status: 503, body: { code: 'STORAGE_UNAVAILABLE' } });
    expect((await api.call('myProvider', { as: person, params: { category: 'doctors' } })).status).toBe(404);
    expect((await submit()).status).toBe(200);
  });
});
