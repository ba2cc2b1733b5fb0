import { S3Failure } from './failure.ts';
import type { Objects, StoredObject } from './objects.ts';

// Signed URLs can override response headers: ?response-content-disposition=…
const OVERRIDES = ['content-type', 'content-disposition', 'cache-control'];

/** An object, or its `Range`. Throws NoSuchKey, NoSuchVersion, PreconditionFailed, InvalidRange. */
export function getObject(request: Request, key: string, objects: Objects): Response {
  const version = new URL(request.url).searchParams.get('versionId') ?? undefined;
  const object = objects.find(key, version);
  if (!object && version !== undefined)
    throw new S3Failure('NoSuchVersion', 'The specified version does not exist.', { Key: key, VersionId: version });
  if (!object) throw new S3Failure('NoSuchKey', 'The specified key does not exist.', { Key: key });
  const expected = request.headers.get('if-match');
  if (expected && expected.replaceAll('"', '') !== object.etag)
    throw new S3Failure('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  const headers = headersOf(object, new URL(request.url).searchParams);
  const range = request.headers.get('range');
  const part = range ? partOf(range, object.size) : undefined;
  if (part) headers.set('content-range', `bytes ${part.from}-${part.to}/${object.size}`);
  headers.set('content-length', String(part ? part.to - part.from + 1 : object.size));
  const status = part ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const bytes = objects.bytesOf(object);
  return new Response(part ? bytes.slice(part.from, part.to + 1) : bytes, { status, headers });
}

function headersOf(object: StoredObject, query: URLSearchParams): Headers {
  const headers = new Headers({
    ...object.headers,
    'content-type': object.contentType,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'x-amz-version-id': object.file,
    'x-amz-server-side-encryption': object.encryption,
  });
  for (const name of OVERRIDES) {
    const value = query.get(`response-${name}`);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** `bytes=0-15`, `bytes=16-`, `bytes=-16`. Other ranges are ignored, as in S3. */
function partOf(range: string, size: number): { from: number; to: number } | undefined {
  const [all, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (all === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from >= size || from > to)
    throw new S3Failure('InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: range,
      ActualObjectSize: String(size),
    });
  return { from, to };
}
