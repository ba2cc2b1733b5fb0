import { orientationOf, orientationSegment } from './jpeg-orientation.ts';

const exif = 'Exif\0\0';

/** JPEG without metadata, thumbnails or trailing data; pixels, colours and orientation stay. Null if invalid. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let at = 2;
  for (;;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) return null;
    if (marker === 0xd9) break;
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1 && nameOf(segment).startsWith(exif)) orientation = orientationOf(segment.subarray(10));
    if (isPicture(marker, segment)) kept.push(segment);
    at = end;
    if (marker === 0xda) {
      const next = endOfScan(bytes, at);
      kept.push(bytes.subarray(at, next));
      at = next;
    }
  }
  const parts = [bytes.subarray(0, 2), orientationSegment(orientation), ...kept, Uint8Array.of(0xff, 0xd9)];
  return joined(parts);
}

/** True for segments that decoding and colours need, not application data or comments. */
function isPicture(marker: number, segment: Uint8Array): boolean {
  const name = nameOf(segment);
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  if (marker === 0xee) return name.startsWith('Adobe');
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** Entropy-coded data ends at a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return at;
}

const nameOf = (segment: Uint8Array): string => String.fromCharCode(...segment.subarray(4, 18));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
