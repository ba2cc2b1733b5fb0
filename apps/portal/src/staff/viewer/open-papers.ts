import { fileTypeOf } from '@tele/core';
import { lateCode } from '@tele/ui';
import { UnreadableFile, type Papers } from './papers.ts';
import { picturePapers } from './picture-papers.ts';

const latePdf = lateCode(() => import('./pdf-papers.ts'));

/** Fetches what reads a PDF while the file is on its way. */
export const preloadPdf = (): void => latePdf.preload();

/** A file as sheets, by what its first bytes say it is, whatever it was called. Throws UnreadableFile. */
export async function openPapers(bytes: ArrayBuffer): Promise<Papers> {
  const type = fileTypeOf(new Uint8Array(bytes.slice(0, 16)));
  if (type === undefined) throw new UnreadableFile();
  if (type !== 'application/pdf') return picturePapers(new Blob([bytes], { type }));
  const { pdfPapers } = await latePdf.load();
  return pdfPapers(bytes);
}
