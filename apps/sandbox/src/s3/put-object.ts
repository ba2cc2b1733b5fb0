import { encryptionOf } from './post-object.ts';
import { S3Failure } from './failure.ts';
import type { Objects, StoredObject } from './objects.ts';
import { sha256 } from './signature.ts';

const KEPT = ['cache-control', 'content-disposition'];

export function putObject(request: Request, key: string, bytes: Uint8Array, objects: Objects): StoredObject {
  const promised = request.headers.get('x-amz-content-sha256') ?? '';
  if (promised.startsWith('STREAMING-'))
    throw new S3Failure('InvalidArgument', 'The sandbox takes an upload in one piece only.');
  if (/^[0-9a-f]{64}$/.test(promised) && promised !== sha256(bytes))
    throw new S3Failure(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  const headers = [...request.headers].filter(([name]) => name.startsWith('x-amz-meta-') || KEPT.includes(name));
  return objects.put(
    {
      key,
      contentType: request.headers.get('content-type') ?? 'binary/octet-stream',
      encryption: encryptionOf(request.headers.get('x-amz-server-side-encryption')),
      headers: Object.fromEntries(headers),
    },
    bytes,
  );
}
