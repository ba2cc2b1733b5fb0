import type { Config } from '../config/config.ts';
import type * as Sdk from './s3.ts';

export class StorageUnavailable extends Error {
  constructor(kind: string, options?: ErrorOptions) {
    super(`Storage did not answer (${kind}).`, options);
    this.name = 'StorageUnavailable';
  }
}

export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface FileCopy {
  key: string;
  etag: string;
  contentType: string;
  to: string;
  /** Browsers may cache it for a year. */
  cached?: boolean;
}

export interface StoredFile {
  bytes: number;
  contentType: string;
  etag: string;
  read: (from: number, length: number) => Promise<Uint8Array>;
  stream: () => AsyncIterable<Uint8Array>;
}

/** File storage, used directly by browsers. Every call throws StorageUnavailable without an answer. */
export interface Storage {
  presign: (upload: { key: string; contentType: string; maxBytes: number; seconds: number }) => Promise<UploadForm>;
  look: (key: string) => Promise<StoredFile | undefined>;
  link: (file: { key: string; contentType: string; name: string; seconds: number }) => Promise<string>;
  /** Copies one version inside storage. False when that version is gone. */
  copy: (file: FileCopy) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
}

type StorageConfig = Pick<Config, 's3'>;

const timeoutMs = 10_000;

/** S3, encrypted at rest. Loading the SDK takes a tenth of a second, so the first call does it. */
export function createStorage({ s3: { bucket, region, endpoint, credentials } }: StorageConfig): Storage {
  let opened: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined;
  const open = () =>
    (opened ??= import('./s3.ts').then((sdk) => {
      const client = new sdk.S3Client({
        region,
        ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
        ...(credentials === undefined ? {} : { credentials }),
        maxAttempts: 3,
        requestHandler: { connectionTimeout: 3_000, requestTimeout: timeoutMs },
      });
      return { sdk, client };
    }));
  return {
    async presign({ key, contentType, maxBytes, seconds }) {
      const { sdk, client } = await open();
      return sdk.createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Fields: { 'Content-Type': contentType, 'x-amz-server-side-encryption': 'AES256' },
        Conditions: [['content-length-range', 1, maxBytes]],
        Expires: seconds,
      });
    },
    async look(key) {
      const { sdk, client } = await open();
      const head = await ifExists(() => client.send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: key })));
      if (!head) return undefined;
      const { ContentLength: bytes = 0, ContentType: contentType = '', ETag: etag = '' } = head;
      return {
        bytes,
        contentType,
        etag,
        async read(from, length) {
          if (from >= bytes || length <= 0) return new Uint8Array();
          const Range = `bytes=${from}-${Math.min(from + length, bytes) - 1}`;
          const get = new sdk.GetObjectCommand({ Bucket: bucket, Key: key, Range, IfMatch: etag });
          const part = await ifExists(async () => (await client.send(get)).Body?.transformToByteArray());
          return part ?? new Uint8Array();
        },
        async *stream() {
          const get = new sdk.GetObjectCommand({ Bucket: bucket, Key: key, IfMatch: etag });
          const body = await ifExists(
            async () => (await client.send(get)).Body as AsyncIterable<Uint8Array> | undefined,
          );
          if (!body) throw new StorageUnavailable('Changed');
          try {
            yield* body;
          } catch (error) {
            throw new StorageUnavailable('Interrupted', { cause: error });
          }
        },
      };
    },
    async link({ key, contentType, name, seconds }) {
      const { sdk, client } = await open();
      const command = new sdk.GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseContentDisposition: `attachment; filename="${name}"`,
        ResponseCacheControl: 'no-store',
      });
      return sdk.getSignedUrl(client, command, { expiresIn: seconds });
    },
    async copy({ key, etag, contentType, to, cached = false }) {
      const { sdk, client } = await open();
      const copy = new sdk.CopyObjectCommand({
        Bucket: bucket,
        Key: to,
        CopySource: `${bucket}/${key}`,
        CopySourceIfMatch: etag,
        MetadataDirective: 'REPLACE',
        ContentType: contentType,
        ...(cached && { CacheControl: 'public, max-age=31536000, immutable' }),
        ServerSideEncryption: 'AES256',
      });
      return (await ifExists(() => client.send(copy))) !== undefined;
    },
    async delete(key) {
      const { sdk, client } = await open();
      await ifExists(() => client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
  };
}

/** Missing, or a different version. */
const missingErrors = new Set(['NotFound', 'NoSuchKey', 'PreconditionFailed']);

async function ifExists<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    if (missingErrors.has(name)) return undefined;
    throw new StorageUnavailable(name, { cause: error });
  }
}
