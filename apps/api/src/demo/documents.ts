import { crc32, deflateSync } from 'node:zlib';
import { pickOne, seededRandom } from '../seed/random.ts';

/** One page of text. */
export function drawPdf(lines: readonly string[]): Blob {
  const safe = lines.map((line) => line.replaceAll(/[^ -~]/g, ' ').replaceAll(/[()\\]/g, ' '));
  const text = `BT /F1 14 Tf 60 760 Td 24 TL ${safe.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([`${file}xref\n0 6\n0000000000 65535 f \n${rows}${end}`], { type: 'application/pdf' });
}

type Colour = readonly [red: number, green: number, blue: number];

const grounds: readonly Colour[] = [
  [220, 233, 228],
  [230, 227, 243],
  [219, 231, 244],
];
const clothes: readonly Colour[] = [
  [47, 111, 104],
  [65, 80, 127],
  [138, 79, 86],
];
const skins: readonly Colour[] = [
  [246, 211, 184],
  [217, 161, 120],
  [143, 90, 56],
];
const hairs: readonly Colour[] = [
  [43, 33, 29],
  [92, 58, 38],
  [141, 138, 134],
];
const side = 512;

/** Head and shoulders, as a square PNG of `size` pixels: documents must be PNG or JPEG. */
export function drawPhoto(email: string, size = side): Blob {
  const random = seededRandom(`photo:${email}`);
  const [ground, cloth, skin, hair] = [grounds, clothes, skins, hairs].map((list) => pickOne(random, list));
  const shapes: readonly (readonly [colour: Colour | undefined, x: number, y: number, across: number, down: number])[] =
    [
      [[31, 24, 21], 0.43, 0.45, 0.018, 0.018],
      [[31, 24, 21], 0.57, 0.45, 0.018, 0.018],
      [[156, 74, 66], 0.5, 0.57, 0.05, 0.014],
      [skin, 0.5, 0.48, 0.18, 0.22],
      [hair, 0.5, 0.38, 0.23, 0.22],
      [skin, 0.5, 0.68, 0.07, 0.12],
      [cloth, 0.5, 1.02, 0.38, 0.32],
    ];
  const rows = Buffer.alloc((size * 3 + 1) * size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const inside = shapes.find(
        ([, cx, cy, across, down]) => ((x / size - cx) / across) ** 2 + ((y / size - cy) / down) ** 2 <= 1,
      );
      rows.set((inside ? inside[0] : ground) ?? [0, 0, 0], y * (size * 3 + 1) + 1 + x * 3);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Blob([signature, ...chunks], { type: 'image/png' });
}

function chunk(name: string, data: Buffer): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
