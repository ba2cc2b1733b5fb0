import type { Inside } from './inspect-file.ts';
import type { Parts } from './parts.ts';

/** Cameras write about twenty segments before the picture. */
const mostSegments = 100;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Reads segments up to the picture. Whole: frame, scan and end. Metadata: EXIF and XMP (APP1), IPTC (APP13). */
export async function lookIntoJpeg(file: Parts): Promise<Inside> {
  let at = 2;
  let [framed, tells] = [false, false];
  for (let segment = 0; segment < mostSegments; segment += 1) {
    const [start, marker = 0, high = 0, low = 0] = await file.at(at, 4);
    if (start !== 0xff) break;
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    const length = (high << 8) | low;
    if (length < 2) break;
    framed ||= isFrame(marker);
    tells ||= marker === 0xe1 || marker === 0xed;
    at += 2 + length;
    if (marker === 0xda) return { whole: framed && (await hasEnd(file, at)), tells };
  }
  return { whole: false, tells };
}

/** SOF0 to SOF15, except table markers and a reserved one. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Searches after the scan's start: thumbnails have their own end. Cameras append data after the picture. */
async function hasEnd(file: Parts, scan: number): Promise<boolean> {
  const from = Math.max(scan, file.size - 64 * 1024);
  return Buffer.from(await file.at(from, file.size - from)).includes(endOfImage);
}
