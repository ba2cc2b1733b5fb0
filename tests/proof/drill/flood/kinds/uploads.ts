import { createSend } from '../call.ts';
import { connections, jsonOf, type Kind } from '../person.ts';

interface Form {
  url: string;
  fields: Record<string, string>;
  key: string;
}

/** JPEG of small segments only, slow to search for its picture data. */
const segments = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  Buffer.from(Array.from({ length: 100_000 }, () => [0xff, 0xe1, 0x00, 0x08, 1, 2, 3, 4, 5, 6]).flat()),
]);

export const uploads: Kind = (person) => {
  const send = createSend(connections);
  const upload = async (keyHint: string, contentType: string): Promise<string | undefined> => {
    const as = keyHint === 'photo' ? 'specialist' : 'patient';
    const answer = await person.call('presignUpload', { as, json: { keyHint, contentType } });
    if (answer.status !== 200) return undefined;
    const { url, fields, key } = jsonOf(answer) as unknown as Form;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([segments]), 'file');
    const body = new Response(form);
    await send(url, {
      method: 'POST',
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      body: Buffer.from(await body.arrayBuffer()),
    });
    return key;
  };
  const showPhoto = async (): Promise<void> => {
    const photoKey = await upload('photo', 'image/jpeg');
    const { version } = jsonOf(await person.call('mySpecialistProfile', { as: 'specialist' }));
    await person.call('saveSpecialistProfile', {
      as: 'specialist',
      json: { documents: { photoKey: photoKey ?? 'photos/none' } },
      headers: { 'if-match': `"${String(version)}"` },
    });
  };
  const replaceDocuments = async (): Promise<void> => {
    const key = await upload('id1', 'image/jpeg');
    await person.call('updateDocuments', {
      params: { category: 'doctor' },
      json: { documents: { id1Key: key ?? 'none' } },
    });
  };
  return { round: () => person.dice.pick([showPhoto, replaceDocuments])() };
};
