import { describe, expect, it } from 'vitest';
import { aNewcomer, type Person } from '../testing/people.ts';
import {
  aForm,
  anApplicant,
  aRegistration,
  aToken,
  files,
  registrationConfig,
  upload,
} from '../testing/registrations.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const { db } = api.services;

type Documents = Record<string, string>;

async function apply(documents: (person: Person) => Promise<Documents>) {
  const person = await aNewcomer(db);
  const body = aRegistration(person, { documents: await documents(person) });
  return api.call('registerSpecialist', { as: person, body: { ...body, turnstileToken: await aToken(url) } });
}

const cutOff = (file: Blob, bytes: number): Blob => file.slice(0, file.size - bytes);

const damaged = 'This file is damaged or incomplete. Choose it again or choose another file.';
const telling = 'This photo contains location or camera data. Upload it through this form, which removes it.';

describe('a document of an application', () => {
  it('is accepted when it matches its declared type', async () => {
    const { status, body } = await apply(async (person) => ({
      cvKey: await upload(api, person, 'cv'),
      photoKey: await upload(api, person, 'photo', files.jpg),
      photoSmallKey: await upload(api, person, 'photoSmall', files.jpg),
      id1Key: await upload(api, person, 'id1', files.png, 'image/png'),
      id2Key: await upload(api, person, 'id2', files.cameraJpg, 'image/jpeg'),
    }));
    expect(status).toBe(200);
    const kinds = (body as { documents: { kind: string }[] }).documents.map(({ kind }) => kind);
    expect(kinds).toEqual(['cv', 'id1', 'id2', 'photo', 'photoSmall']);
  });

  it.each([
    ['a program with the name of a PDF', 'cv', files.exe, undefined, 'Choose a PDF file.'],
    ['a picture of another type than was said', 'photo', files.png, 'image/jpeg', 'Choose a JPG or PNG picture.'],
    ['a PDF instead of a picture', 'photo', files.pdf, 'image/jpeg', 'Choose a JPG or PNG picture.'],
    ['what iPhones take pictures in', 'photo', files.heic, 'image/jpeg', 'Choose a JPG or PNG picture.'],
    ['a PDF that was cut off', 'cv', cutOff(files.pdf, 7), undefined, damaged],
    ['a JPEG that was cut off', 'photo', cutOff(files.jpg, 3), undefined, damaged],
    ['a JPEG of its beginning alone', 'photo', cutOff(files.jpg, 20), undefined, damaged],
    ['a PNG that was cut off', 'id1', cutOff(files.png, 2), 'image/png', damaged],
    ['a photo with what a camera tells', 'photo', files.cameraJpg, undefined, telling],
    ['a small one with it', 'photoSmall', files.cameraJpg, undefined, telling],
    ['a PNG with it, behind the picture', 'photo', files.cameraPng, 'image/png', telling],
  ] as const)('is refused when it is %s', async (_, kind, file, type, text) => {
    const answer = await apply(async (person) => ({ [`${kind}Key`]: await upload(api, person, kind, file, type) }));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'DOCUMENT_REFUSED', error: text, fields: { [`documents.${kind}Key`]: text } },
    });
  });

  it('is refused when missing, of another kind, another person’s, or invented', async () => {
    const stranger = await aNewcomer(db);
    const theirs = await upload(api, stranger, 'cv');
    const cases: ((person: Person) => Promise<string>)[] = [
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

  it('counts for one application: an approved one keeps it', async () => {
    const person = await aNewcomer(db);
    const cvKey = await upload(api, person, 'cv');
    const { applicationId } = await anApplicant(api, url, { person, documents: { cvKey } });
    await db.updateTable('applications').set({ status: 'APPROVED' }).where('id', '=', applicationId).execute();
    const body = aRegistration(person, { documents: { cvKey } });
    const again = await api.call('registerSpecialist', {
      as: person,
      body: { ...body, turnstileToken: await aToken(url) },
    });
    expect(again).toMatchObject({ status: 422, body: { fields: { 'documents.cvKey': expect.any(String) } } });
  });

  it('is named in each refusal', async () => {
    const { body } = await apply(async (person) => ({
      cvKey: await upload(api, person, 'cv', files.exe),
      ahpraKey: await upload(api, person, 'ahpra'),
      id1Key: await upload(api, person, 'id1', cutOff(files.pdf, 7)),
    }));
    expect(body).toMatchObject({ fields: { 'documents.cvKey': 'Choose a PDF file.', 'documents.id1Key': damaged } });
    expect((body as { fields: object }).fields).not.toHaveProperty(['documents.ahpraKey']);
  });

  it.each(['HEAD', 'GET'])(
    'is not checked while storage is down (%s): nothing is submitted, a retry works',
    async (method) => {
      const person = await aNewcomer(db);
      const cvKey = await upload(api, person, 'cv');
      const body = { ...aRegistration(person, { documents: { cvKey } }), turnstileToken: await aToken(url) };
      const submit = () => api.call('registerSpecialist', { as: person, body });
      const fault = { path: `/s3/tele-documents/${cvKey}`, method, mode: 'error', code: 'InternalError', times: 3 };
      await fetch(`${url}/_faults`, { method: 'POST', body: JSON.stringify(fault) });
      expect(await submit()).toMatchObject({ status: 503, body: { code: 'STORAGE_UNAVAILABLE' } });
      expect((await api.call('myProvider', { as: person, params: { category: 'doctors' } })).status).toBe(404);
      expect((await submit()).status).toBe(200);
    },
  );
});
