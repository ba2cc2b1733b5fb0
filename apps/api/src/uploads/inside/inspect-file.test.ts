import { describe, expect, it } from 'vitest';
import { files } from '../../testing/registrations.ts';
import { inspectFile } from './inspect-file.ts';

async function stored(...blobs: (Blob | Uint8Array<ArrayBuffer>)[]) {
  const all = new Uint8Array(await new Blob(blobs).arrayBuffer());
  const reads: number[] = [];
  return {
    bytes: all.length,
    reads,
    read: async (from: number, length: number) => {
      reads.push(length);
      return all.slice(from, from + length);
    },
  };
}
const start = Uint8Array.from([0xff, 0xd8]);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('a look inside a file', () => {
  it('reads a small one once', async () => {
    for (const file of [files.pdf, files.jpg, files.png]) {
      const one = await stored(file);
      expect(await inspectFile(one)).toMatchObject({ whole: true, tells: false });
      expect(one.reads).toHaveLength(1);
    }
  });

  it('reads little of a large one, for any place of its image', async () => {
    const exif = new Uint8Array(65_537).fill(1);
    exif.set([0xff, 0xe1, 0xff, 0xff]);
    const rest = (await bytesOf(files.jpg)).slice(2);
    const scan = new Uint8Array(9_000_000).fill(0x55);
    const end = rest.slice(-2);
    const one = await stored(start, exif, exif, exif, rest.slice(0, -2), scan, end);
    expect(await inspectFile(one)).toEqual({ type: 'image/jpeg', whole: true, tells: true });
    expect(one.reads.reduce((sum, length) => sum + length, 0)).toBeLessThan(500_000);
  });

  it('does not take the end of a thumbnail for the end of the image', async () => {
    const thumbnail = Uint8Array.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]);
    const rest = (await bytesOf(files.jpg)).slice(2, -2);
    expect(await inspectFile(await stored(start, thumbnail, rest))).toMatchObject({ whole: false });
  });

  it('finds the end before a camera’s trailing data', async () => {
    expect(await inspectFile(await stored(files.jpg, new Uint8Array(10_000)))).toMatchObject({ whole: true });
  });

  it('finishes for a file that consists of segments only', async () => {
    const empty = Uint8Array.from(Array.from({ length: 40_000 }, () => [0xff, 0xe0, 0, 2]).flat());
    expect(await inspectFile(await stored(start, empty))).toMatchObject({ whole: false });
    const filled = new Uint8Array(200_000).fill(0xff);
    expect(await inspectFile(await stored(start, filled))).toMatchObject({ whole: false });
  });

  it('rejects any other format', async () => {
    expect(await inspectFile(await stored(files.exe))).toBeUndefined();
    expect(await inspectFile(await stored(new Blob([])))).toBeUndefined();
  });
});
