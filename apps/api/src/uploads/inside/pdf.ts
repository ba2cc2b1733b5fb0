import type { Inside } from './inspect-file.ts';
import type { Parts } from './parts.ts';

/** Readers look for a PDF's end in its last 1,024 bytes. */
const tail = 1_024;

export async function lookIntoPdf(file: Parts): Promise<Inside> {
  const end = await file.at(Math.max(0, file.size - tail), tail);
  return { whole: Buffer.from(end).includes('%%EOF'), tells: false };
}
