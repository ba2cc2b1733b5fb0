import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../site.ts';

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

/** Bytes that were replaced or deleted; `file` is the version id. */
export interface OldVersion extends StoredObject {
  noncurrentSince: string;
}

/** Days until an old version goes, as deploy/lambda/template.yml sets it. */
export const noncurrentDays = 30;

export interface Objects {
  list(): StoredObject[];
  find(key: string, version?: string): StoredObject | undefined;
  oldVersions(): OldVersion[];
  /** Applies the bucket's lifecycle rule, which S3 runs daily. */
  expire(now: Date): void;
  bytesOf(object: StoredObject): Uint8Array<ArrayBuffer>;
  put(object: Pick<StoredObject, 'key' | 'contentType' | 'encryption' | 'headers'>, bytes: Uint8Array): StoredObject;
  delete(key: string): void;
}

/** Versioned bucket: rows in the journal, bytes in files. A file is complete before its row is written. */
export function openObjects({ config, journal }: Site): Objects {
  const folder = join(config.stateDir, 's3');
  const rows = journal.table<StoredObject>('s3.objects');
  const old = journal.table<OldVersion>('s3.versions');
  const keep = (object: StoredObject | undefined) => {
    if (object) old.put(object.file, { ...object, noncurrentSince: new Date().toISOString() });
  };
  const expire = (now: Date) => {
    const before = now.getTime() - noncurrentDays * 24 * 60 * 60_000;
    const over = old.values().filter(({ noncurrentSince }) => Date.parse(noncurrentSince) <= before);
    for (const { file } of over) old.delete(file);
    journal.commit(); // before the bytes are deleted
    for (const { file } of over) rmSync(join(folder, file), { force: true });
  };
  return {
    list: () => rows.values(),
    find: (key, version) => {
      const current = rows.get(key);
      if (version === undefined || current?.file === version) return current;
      const found = old.get(version);
      return found?.key === key ? found : undefined;
    },
    oldVersions: () => old.values(),
    expire,
    bytesOf: ({ file }) => {
      const path = join(folder, file);
      return existsSync(path) ? new Uint8Array(readFileSync(path)) : new Uint8Array();
    },
    put(object, bytes) {
      mkdirSync(folder, { recursive: true });
      const file = randomUUID();
      writeFileSync(join(folder, file), bytes, { mode: 0o600 });
      keep(rows.get(object.key));
      const made: StoredObject = {
        ...object,
        size: bytes.length,
        etag: createHash('md5').update(bytes).digest('hex'),
        lastModified: new Date().toISOString(),
        file,
      };
      rows.put(object.key, made);
      journal.commit();
      expire(new Date());
      return made;
    },
    delete(key) {
      keep(rows.get(key));
      rows.delete(key);
      journal.commit();
      expire(new Date());
    },
  };
}
