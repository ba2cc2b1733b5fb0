import { fileTypeOf, type FileType } from '@tele/core';
import type { StoredFile } from '../../vendors/storage.ts';
import { lookIntoJpeg } from './jpeg.ts';
import { partsOf, type Parts } from './parts.ts';
import { lookIntoPdf } from './pdf.ts';
import { lookIntoPng } from './png.ts';

export interface Inside {
  whole: boolean;
  tells: boolean;
}

const looks: Readonly<Record<FileType, (file: Parts) => Promise<Inside>>> = {
  'application/pdf': lookIntoPdf,
  'image/jpeg': lookIntoJpeg,
  'image/png': lookIntoPng,
};

/** Type by content, ignoring the declared type; undefined for unsupported files. */
export async function inspectFile(
  stored: Pick<StoredFile, 'bytes' | 'read'>,
): Promise<(Inside & { type: FileType }) | undefined> {
  const file = partsOf(stored);
  const type = fileTypeOf(await file.at(0, 16));
  return type && { type, ...(await looks[type](file)) };
}
