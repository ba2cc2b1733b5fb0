import { encryptionOf } from './post-object.ts';
import { S3Failure, xml } from './failure.ts';
import type { Objects } from './objects.ts';

export function copyObject({ headers }: Request, key: string, objects: Objects): Response {
  const [, ...source] = decodeURIComponent(headers.get('x-amz-copy-source') ?? '')
    .replace(/^\//, '')
    .split('/');
  const from = objects.find(source.join('/'));
  if (!from) throw new S3Failure('NoSuchKey', 'The specified key does not exist.', { Key: source.join('/') });
  const ifMatch = headers.get('x-amz-copy-source-if-match');
  if (ifMatch && ifMatch.replaceAll('"', '') !== from.etag)
    throw new S3Failure('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  const replaces = headers.get('x-amz-metadata-directive') === 'REPLACE';
  const cache = headers.get('cache-control');
  const contentType = (replaces ? headers.get('content-type') : undefined) ?? from.contentType;
  const encryption = encryptionOf(headers.get('x-amz-server-side-encryption'));
  const kept = replaces ? (cache ? { 'cache-control': cache } : {}) : from.headers;
  const { etag, lastModified } = objects.put({ key, contentType, encryption, headers: kept }, objects.bytesOf(from));
  const body = xml('CopyObjectResult', { ETag: `"${etag}"`, LastModified: lastModified });
  const answer = { 'content-type': 'application/xml', 'x-amz-server-side-encryption': encryption };
  return new Response(body, { headers: answer });
}
