import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../site.ts';

/** An object without its bytes. `lastModified` is an ISO instant; `etag` is without its quotes. */
export interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  etag: string;
  lastModified: string;
  encryption: string;
  /** Headers that came with it: `x-amz-meta-…`, cache-control, content-disposition. */
  headers: Record<string, string>;
  file: string;
}

export interface Objects {
  list(): StoredObject[];
  find(key: string): StoredObject | undefined;
  bytesOf(object: StoredObject): Uint8Array<ArrayBuffer>;
  put(object: Pick<StoredObject, 'key' | 'contentType' | 'encryption' | 'headers'>, bytes: Uint8Array): StoredObject;
  delete(key: string): void;
}

/** The bucket: rows in the journal, bytes in files beside it. A file is whole before its row is written. */
export function openObjects({ config, journal }: Site): Objects {
  const folder = join(config.stateDir, 's3');
  const rows = journal.table<StoredObject>('s3.objects');
  const forget = (object: StoredObject | undefined) => {
    if (object) rmSync(join(folder, object.file), { force: true });
  };
  return {
    list: () => rows.values(),
    find: (key) => rows.get(key),
    bytesOf: ({ file }) => {
      const path = join(folder, file);
      return existsSync(path) ? new Uint8Array(readFileSync(path)) : new Uint8Array();
    },
    put(object, bytes) {
      mkdirSync(folder, { recursive: true });
      const file = randomUUID();
      writeFileSync(join(folder, file), bytes, { mode: 0o600 });
      const before = rows.get(object.key);
      const made: StoredObject = {
        ...object,
        size: bytes.length,
        etag: createHash('md5').update(bytes).digest('hex'),
        lastModified: new Date().toISOString(),
        file,
      };
      rows.put(object.key, made);
      journal.commit(); // before the bytes of the former one go
      forget(before);
      return made;
    },
    delete(key) {
      const before = rows.get(key);
      rows.delete(key);
      journal.commit();
      forget(before);
    },
  };
}
