import type { Config } from '../config/config.ts';
import type { Services } from '../http/context.ts';
import { publishedKey, publishedUrl } from '../uploads/published.ts';
import { postUpload } from '../vendors/post-upload.ts';
import type { SeededSpecialist } from '../seed/people.ts';
import { drawPortrait } from './portrait.ts';

const contentType = 'image/svg+xml';
const atOnce = 16;

const keyOf = ({ email }: SeededSpecialist): string => `portrait:${email}`;

export const portraitUrl = (config: Pick<Config, 'photoBaseUrl'>, person: SeededSpecialist): string =>
  publishedUrl(config, keyOf(person));

export async function uploadPortraits(
  storage: Services['storage'],
  people: readonly SeededSpecialist[],
): Promise<void> {
  const left = people.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const person of left) await upload(storage, publishedKey(keyOf(person)), drawPortrait(person));
    }),
  );
}

async function upload(storage: Services['storage'], key: string, svg: string): Promise<void> {
  const form = await storage.presign({ key, contentType, maxBytes: 100_000, seconds: 600 });
  await postUpload(form, new Blob([svg], { type: contentType }));
}
