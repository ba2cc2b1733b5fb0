import type { DocumentKind } from '@tele/core';
import { checkFile } from './check-file.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import type { FileFault, Part } from './upload.ts';

/** Minimum width and height of a photo, pixels. */
export const leastPhotoSide = 256;

export type Prepared =
  | { tag: 'ready'; parts: Part[]; hash: string | null }
  | { tag: 'photo'; picture: ImageBitmap }
  | { tag: 'refused'; fault: FileFault };

export async function prepareFile(file: File, kind: DocumentKind): Promise<Prepared> {
  const look = await checkFile(file, kind);
  if (look.tag === 'refused') return look;
  const { type, bytes } = look;
  if (type === 'application/pdf')
    return { tag: 'ready', parts: [{ kind, type, blob: file }], hash: await hashOf(bytes) };
  const stripped = type === 'image/jpeg' ? jpegOf(bytes) : stripPng(bytes);
  const picture = stripped && (await createImageBitmap(stripped).catch(() => null));
  if (!stripped || !picture) return { tag: 'refused', fault: 'damaged' };
  if (kind !== 'photo') {
    picture.close();
    return { tag: 'ready', parts: [{ kind, type, blob: stripped }], hash: await hashOf(bytes) };
  }
  if (Math.min(picture.width, picture.height) < leastPhotoSide) return { tag: 'refused', fault: 'too-small' };
  return { tag: 'photo', picture };
}

function jpegOf(bytes: Uint8Array): Blob | null {
  const stripped = stripJpeg(bytes);
  return stripped && new Blob([stripped], { type: 'image/jpeg' });
}

/** SHA-256 in hex. Null without https, which lacks `subtle`: files are then not compared. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
