/** Grey picture: size in pixels, and brightness at a point from 0 to 255. Drawn in squares of 8. */
export interface PictureOptions {
  width?: number;
  height?: number;
  shade?: (x: number, y: number) => number;
}

export interface JpegOptions extends PictureOptions {
  orientation?: number;
  /** Extra camera data: in EXIF, in a comment and after the end. */
  secret?: string;
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const two = (value: number): number[] => [(value >> 8) & 255, value & 255];
const four = (value: number): number[] => [...two(value >>> 16), ...two(value)];
const segment = (marker: number, bytes: readonly number[]): number[] => [
  0xff,
  marker,
  ...two(bytes.length + 2),
  ...bytes,
];
const gradient = (x: number, y: number): number => (x + y) % 256;

/** Valid PDF with one empty page, padded with a comment to at least `bytes`. */
export function aPdf(bytes = 0): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  text += `%${'.'.repeat(Math.max(0, bytes - text.length - 200))}\n`;
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 4\n0000000000 65535 f \n${table}${end}`);
}

export function aJpeg(options: JpegOptions = {}): Uint8Array<ArrayBuffer> {
  const { width = 320, height = 240, shade = gradient, orientation, secret } = options;
  const quantisation = segment(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]);
  const frame = segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]);
  // Nine 4-bit codes for a square's brightness, and a 1-bit end code.
  const light = segment(0xc4, [0x00, 0, 0, 0, 9, ...Array.from({ length: 12 }, () => 0), 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const rest = segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  return Uint8Array.from(
    [
      [0xff, 0xd8],
      orientation === undefined && secret === undefined ? [] : exifOf(orientation ?? 1, secret ?? ''),
      segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
      secret === undefined ? [] : segment(0xfe, ascii(secret)),
      quantisation,
      frame,
      light,
      rest,
      segment(0xda, [1, 1, 0, 0, 63, 0]),
      scanOf(width, height, shade),
      [0xff, 0xd9],
      ascii(secret ?? ''),
    ].flat(),
  );
}

function exifOf(orientation: number, text: string): number[] {
  const described = ascii(`${text}\0`.padEnd(6, '\0'));
  const directory = [
    two(2),
    [two(0x010e), two(2), four(described.length), four(8 + 2 + 24 + 4)].flat(),
    [two(0x0112), two(3), four(1), two(orientation), two(0)].flat(),
    four(0),
  ].flat();
  return segment(0xe1, [...ascii('Exif\0\0MM\0*'), ...four(8), ...directory, ...described]);
}

/** Brightness of each 8 by 8 square, as the difference from the previous one. */
function scanOf(width: number, height: number, shade: (x: number, y: number) => number): number[] {
  let bits = '';
  let before = 0;
  for (let y = 0; y < height; y += 8) {
    for (let x = 0; x < width; x += 8) {
      const value = Math.max(0, Math.min(255, Math.round(shade(x, y)))) - 128;
      const difference = value - before;
      const length = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
      const coded = difference < 0 ? difference + 2 ** length - 1 : difference;
      bits += length.toString(2).padStart(4, '0') + (length ? coded.toString(2).padStart(length, '0') : '') + '0';
      before = value;
    }
  }
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return bytes;
}

/** Valid PNG; `secret` adds a chunk with it. */
export function aPng({
  width = 320,
  height = 240,
  shade = gradient,
  secret,
}: JpegOptions = {}): Uint8Array<ArrayBuffer> {
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    rows.push(0);
    for (let x = 0; x < width; x += 1) rows.push(Math.max(0, Math.min(255, Math.round(shade(x, y)))));
  }
  return Uint8Array.from(
    [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      chunk('IHDR', [...four(width), ...four(height), 8, 0, 0, 0, 0]),
      secret === undefined ? [] : chunk('tEXt', ascii(`Comment\0${secret}`)),
      chunk('IDAT', [0x78, 0x01, ...storedBlocks(rows), ...four(adler32(rows))]),
      chunk('IEND', []),
    ].flat(),
  );
}

function storedBlocks(bytes: readonly number[]): number[] {
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 65_535) {
    const block = bytes.slice(at, at + 65_535);
    const length = [block.length & 255, block.length >> 8];
    blocks.push(at + 65_535 >= bytes.length ? 1 : 0, ...length, ...length.map((byte) => ~byte & 255));
    for (const byte of block) blocks.push(byte);
  }
  return blocks;
}

function adler32(bytes: readonly number[]): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function chunk(name: string, bytes: readonly number[]): number[] {
  const named = [...ascii(name), ...bytes];
  let check = 0xffffffff;
  for (const byte of named) {
    check ^= byte;
    for (let bit = 0; bit < 8; bit += 1) check = check & 1 ? (check >>> 1) ^ 0xedb88320 : check >>> 1;
  }
  return [...four(bytes.length), ...named, ...four(~check >>> 0)];
}
