import type { StoredFile } from '../../vendors/storage.ts';

export interface Parts {
  size: number;
  at: (from: number, length: number) => Promise<Uint8Array>;
}

/** Bytes per read: one byte takes as long. */
const stretch = 64 * 1024;

export function partsOf(file: Pick<StoredFile, 'bytes' | 'read'>): Parts {
  let start = 0;
  let here: Uint8Array = new Uint8Array();
  return {
    size: file.bytes,
    async at(from, length) {
      const end = Math.min(from + length, file.bytes);
      if (from < start || end > start + here.length) {
        here = await file.read(from, Math.max(length, stretch));
        start = from;
      }
      return here.subarray(from - start, Math.max(from, end) - start);
    },
  };
}
