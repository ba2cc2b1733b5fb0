import { documentTypes, fileTypeOf, maxDocumentBytes, type DocumentKind, type FileType } from '@tele/core';
import type { FileFault } from './upload.ts';

export type Look =
  | { tag: 'taken'; type: FileType; bytes: Uint8Array<ArrayBuffer> }
  | { tag: 'refused'; fault: FileFault };

/** Photos are scaled down here, so they may be as large as cameras make them. */
const maxPhotoBytes = 30_000_000;

export const mostBytes = (kind: DocumentKind): number => (kind === 'photo' ? maxPhotoBytes : maxDocumentBytes);

const endings: Readonly<Record<FileType, RegExp>> = {
  'application/pdf': /\.pdf$/iu,
  'image/jpeg': /\.jpe?g$/iu,
  'image/png': /\.png$/iu,
};

/** Detects a file's type from its content, not its name, and checks it against a kind. */
export async function checkFile(file: File, kind: DocumentKind): Promise<Look> {
  if (file.size === 0) return refused('empty');
  if (file.size > mostBytes(kind)) return refused('too-large');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return refused('unreadable');
  const type = fileTypeOf(bytes);
  const types = documentTypes[kind];
  if (type && types.includes(type)) return { tag: 'taken', type, bytes };
  if (isHeic(bytes)) return refused('heic');
  const isNamedSo = types.some((one) => endings[one].test(file.name));
  return refused(isNamedSo ? 'renamed' : 'not-taken');
}

function refused(fault: FileFault): Look {
  return { tag: 'refused', fault };
}

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif'];

/** iPhone photos: an `ftyp` box, then its brand. */
function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(4, 12));
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4));
}
