import type { StoredFile } from '../../vendors/storage.ts';

/** A stored file, of which one stretch at a time is here. */
export interface Parts {
  size: number;
  /** So many bytes from there on; fewer where it ends before. */
  at: (from: number, length: number) => Promise<Uint8Array>;
}

/** A question takes as long for one byte as for so many. */
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
