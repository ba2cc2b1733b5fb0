import { randomBytes } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { SandboxEnv, Site } from '../site.ts';
import { authorize } from './authorize.ts';
import { copyObject } from './copy-object.ts';
import { errorXml, S3Failure, statusOf, xml } from './failure.ts';
import { getObject } from './get-object.ts';
import { openObjects } from './objects.ts';
import { postObject } from './post-object.ts';
import { putObject } from './put-object.ts';
import { LineCut, readBody } from './read-body.ts';
import { storagePage } from './storage-page.ts';

/** S3 with one bucket at `<sandbox>/s3/<bucket>`. Calls must be signed, except reads below `photos/`. */
export function s3Routes(site: Site): Hono<SandboxEnv> {
  const keys = site.config.s3;
  const objects = openObjects(site);
  const app = new Hono<SandboxEnv>();

  app.use('/s3/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'], exposeHeaders: ['etag'], maxAge: 600 }));
  app.all('/s3/*', async (c) => {
    const requestId = randomBytes(8).toString('hex').toUpperCase();
    const answer = await act(c).catch((error: unknown) => refusal(error, requestId, c.req.method));
    answer.headers.set('x-amz-request-id', requestId);
    return answer;
  });

  async function act(c: Context<SandboxEnv>): Promise<Response> {
    const planned = c.get('fault');
    if (planned) return plannedFailure(planned);
    const { bucket, key } = addressOf(c.req.path);
    if (c.req.method === 'POST' && key === '') {
      const bytes = await readBody(c);
      if (bucket !== keys.bucket) throw noSuchBucket(bucket);
      return answerPost(await postObject({ bytes, contentType: c.req.header('content-type') ?? '' }, objects, keys));
    }
    const bytes = await readBody(c);
    // S3 returns 403 for missing objects to callers who may not list the bucket.
    if (!isPublic(c.req.raw, key) || !objects.find(key)) authorize(c.req.raw, keys);
    if (bucket !== keys.bucket) throw noSuchBucket(bucket);
    if (key === '') throw notAllowed();
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return getObject(c.req.raw, key, objects);
    if (c.req.method === 'PUT' && c.req.header('x-amz-copy-source')) return copyObject(c.req.raw, key, objects);
    if (c.req.method === 'PUT') {
      const { etag, encryption } = putObject(c.req.raw, key, bytes, objects);
      return new Response(null, { headers: { etag: `"${etag}"`, 'x-amz-server-side-encryption': encryption } });
    }
    if (c.req.method !== 'DELETE') throw notAllowed();
    objects.delete(key); // 204 even if it is missing
    return new Response(null, { status: 204 });
  }

  function answerPost({ object, status }: Awaited<ReturnType<typeof postObject>>): Response {
    const location = `${site.url}/s3/${keys.bucket}/${encodeURIComponent(object.key)}`;
    const headers = { etag: `"${object.etag}"`, location, 'x-amz-server-side-encryption': object.encryption };
    if (status !== 201) return new Response(null, { status, headers });
    const parts = { Location: location, Bucket: keys.bucket, Key: object.key, ETag: `"${object.etag}"` };
    return new Response(xml('PostResponse', parts), {
      status,
      headers: { ...headers, 'content-type': 'application/xml' },
    });
  }

  const newestFirst = () => objects.list().toReversed();
  app.get('/storage', (c) => c.html(storagePage(newestFirst())));
  app.get('/_storage.json', (c) => c.json({ items: newestFirst() }));
  app.get('/_versions.json', (c) => c.json({ items: objects.oldVersions() }));
  app.post('/_lifecycle', async (c) => {
    const { at } = await c.req.json<{ at: string }>();
    objects.expire(new Date(at));
    return c.json({ ok: true });
  });
  return app;
}

/** The bucket policy makes only `photos/` public. */
function isPublic(request: Request, key: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isSigned = request.headers.has('authorization') || new URL(request.url).searchParams.has('X-Amz-Signature');
  return isRead && !isSigned && key.startsWith('photos/');
}

function addressOf(path: string): { bucket: string; key: string } {
  const [bucket = '', ...rest] = path.replace(/^\/s3\//, '').split('/');
  return { bucket, key: rest.map(decodeURIComponent).join('/') };
}

function refusal(error: unknown, requestId: string, method: string): Response {
  if (error instanceof LineCut) return RESPONSE_ALREADY_SENT;
  if (!(error instanceof S3Failure)) throw error;
  const { code, message, detail, status } = error;
  const body = method === 'HEAD' ? null : errorXml({ code, message, detail, requestId });
  return new Response(body, { status, headers: { 'content-type': 'application/xml' } });
}

/** Failure requested by a test: `code` is S3's, and sets the default status. */
function plannedFailure({ status, body }: { status: number; body: object }): Response {
  const { code = 'InternalError', message = '' } = (body as { error: { code?: string; message?: string } }).error;
  const text = errorXml({
    code,
    message: code === 'SlowDown' ? 'Please reduce your request rate.' : message,
    detail: {},
    requestId: 'planned',
  });
  return new Response(text, { status: statusOf(code) ?? status, headers: { 'content-type': 'application/xml' } });
}

function noSuchBucket(bucket: string): S3Failure {
  return new S3Failure('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
}

function notAllowed(): S3Failure {
  return new S3Failure('MethodNotAllowed', 'The specified method is not allowed against this resource.');
}
