import type { Inside } from './inspect-file.ts';
import type { Parts } from './parts.ts';

/** Cameras write some twenty segments before the picture. */
const mostSegments = 100;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Whole with a frame, a scan and an end; segment after segment up to the picture itself. Telling are EXIF and XMP (APP1) and IPTC (APP13). */
export async function lookIntoJpeg(file: Parts): Promise<Inside> {
  let at = 2;
  let [framed, tells] = [false, false];
  for (let segment = 0; segment < mostSegments; segment += 1) {
    const [start, marker = 0, high = 0, low = 0] = await file.at(at, 4);
    if (start !== 0xff) break;
    if (marker === 0xff) {
      at += 1; // filled up
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

/** SOF0 to SOF15, between which lie tables and a marker that is kept for later. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** After the scan's beginning, so that the end of a thumbnail is not taken for it; cameras put more behind the picture. */
async function hasEnd(file: Parts, scan: number): Promise<boolean> {
  const from = Math.max(scan, file.size - 64 * 1024);
  return Buffer.from(await file.at(from, file.size - from)).includes(endOfImage);
}
