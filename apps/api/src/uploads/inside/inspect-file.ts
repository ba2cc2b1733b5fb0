import { fileTypeOf, type FileType } from '@tele/core';
import type { StoredFile } from '../../vendors/storage.ts';
import { lookIntoJpeg } from './jpeg.ts';
import { partsOf, type Parts } from './parts.ts';
import { lookIntoPdf } from './pdf.ts';
import { lookIntoPng } from './png.ts';

/** What is found in a file without reading all of it. */
export interface Inside {
  /** It has its beginning and its end. */
  whole: boolean;
  /** A picture tells more than itself: where it was taken, with what, by whom. */
  tells: boolean;
}

const looks: Readonly<Record<FileType, (file: Parts) => Promise<Inside>>> = {
  'application/pdf': lookIntoPdf,
  'image/jpeg': lookIntoJpeg,
  'image/png': lookIntoPng,
};

/** What a stored file is by what is in it, whatever was said of it; undefined for anything that is not taken. */
export async function inspectFile(
  stored: Pick<StoredFile, 'bytes' | 'read'>,
): Promise<(Inside & { type: FileType }) | undefined> {
  const file = partsOf(stored);
  const type = fileTypeOf(await file.at(0, 16));
  return type && { type, ...(await looks[type](file)) };
}
