import { fileTypeOf } from '@tele/core';
import { lateCode } from '@tele/ui';
import { UnreadableFile, type Papers } from './papers.ts';
import { picturePapers } from './picture-papers.ts';

const latePdf = lateCode(() => import('./pdf-papers.ts'));

/** Loads the PDF reader while the file downloads. */
export const preloadPdf = (): void => latePdf.preload();

/** File as sheets, by its first bytes, whatever its name. Throws UnreadableFile. */
export async function openPapers(bytes: ArrayBuffer): Promise<Papers> {
  const type = fileTypeOf(new Uint8Array(bytes.slice(0, 16)));
  if (type === undefined) throw new UnreadableFile();
  if (type !== 'application/pdf') return picturePapers(new Blob([bytes], { type }));
  const { pdfPapers } = await latePdf.load();
  return pdfPapers(bytes);
}
