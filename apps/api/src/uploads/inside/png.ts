import type { Inside } from './inspect-file.ts';
import type { Parts } from './parts.ts';

const signatureLength = 8;
const metadataChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);
/** Our pictures have fewer chunks. */
const mostChunks = 200;
const end = Buffer.from('IEND\u00ae\u0042\u0060\u0082', 'latin1');

export async function lookIntoPng(file: Parts): Promise<Inside> {
  let at = signatureLength;
  let tells = false;
  for (let chunk = 0; chunk < mostChunks; chunk += 1) {
    const header = Buffer.from(await file.at(at, 8));
    if (header.length < 8) break;
    const name = header.toString('latin1', 4);
    if ((name === 'IHDR') !== (chunk === 0)) break;
    tells ||= metadataChunks.has(name);
    if (name === 'IDAT') return endOf(file, at, tells);
    at += header.readUInt32BE(0) + 12;
  }
  return { whole: false, tells };
}

async function endOf(file: Parts, picture: number, tells: boolean): Promise<Inside> {
  const from = Math.max(picture, file.size - 64 * 1024);
  const tail = Buffer.from(await file.at(from, file.size - from));
  return {
    whole: tail.includes(end),
    tells: tells || [...metadataChunks].some((name) => isChunk(tail, tail.indexOf(name))),
  };
}

/** Picture data may contain the name by chance: a real chunk has its small length in front. */
function isChunk(tail: Buffer, name: number): boolean {
  return name >= 4 && tail.readUInt16BE(name - 4) === 0;
}
