import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../start.ts';
import { getJson, sandboxForTest } from '../testing/sandbox-for-test.ts';
import { noncurrentDays, type OldVersion } from './objects.ts';
import { BUCKET, pdf, s3ForTest } from '../testing/s3-for-test.ts';

const at = { Bucket: BUCKET, Key: 'applications/a1' };

async function stored() {
  const opened = await s3ForTest();
  await opened.upload();
  return opened;
}

async function text(s3: S3Client, Range?: string): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ ...at, ...(Range ? { Range } : {}) }));
  return (await Body?.transformToString()) ?? '';
}

describe('an object', () => {
  it('is read whole, or the part of it that is asked for', async () => {
    const { s3 } = await stored();
    expect(await text(s3)).toBe('%PDF-1.7\n'.padEnd(20, ' '));
    expect(await text(s3, 'bytes=0-4')).toBe('%PDF-');
    expect(await text(s3, 'bytes=-3')).toBe('   ');
    const part = await s3.send(new GetObjectCommand({ ...at, Range: 'bytes=0-99' }));
    expect(part).toMatchObject({ ContentRange: 'bytes 0-19/20', ContentLength: 20 });
    await expect(text(s3, 'bytes=20-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('that is not there is NoSuchKey, and NotFound to a HEAD', async () => {
    const { s3 } = await s3ForTest();
    await expect(text(s3)).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } });
    await expect(s3.send(new HeadObjectCommand(at))).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('is deleted, once and again', async () => {
    const { s3 } = await stored();
    await s3.send(new DeleteObjectCommand(at));
    await s3.send(new DeleteObjectCommand(at));
    await expect(text(s3)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is put in one piece, over the former one', async () => {
    const { s3 } = await stored();
    const Body = Buffer.from('photo');
    await s3.send(new PutObjectCommand({ ...at, Body, ContentType: 'image/jpeg', CacheControl: 'max-age=60' }));
    expect(await text(s3)).toBe('photo');
    const head = await s3.send(new HeadObjectCommand(at));
    expect(head).toMatchObject({ ContentType: 'image/jpeg', CacheControl: 'max-age=60', ContentLength: 5 });
  });

  it('keeps old versions for the deployment template’s number of days', async () => {
    const { s3, url } = await stored();
    await s3.send(new PutObjectCommand({ ...at, Body: 'second' }));
    const { VersionId } = await s3.send(new HeadObjectCommand(at));
    await s3.send(new DeleteObjectCommand(at));
    const second = new GetObjectCommand({ ...at, VersionId });
    expect(await (await s3.send(second)).Body?.transformToString()).toBe('second');

    const template = readFileSync(resolve(import.meta.dirname, '../../../../deploy/lambda/template.yml'), 'utf8');
    expect(template).toContain(`NoncurrentDays: ${noncurrentDays} `);
    const versions = async () => (await getJson<{ items: OldVersion[] }>(`${url}/_versions.json`)).items;
    const since = Math.max(...(await versions()).map(({ noncurrentSince }) => Date.parse(noncurrentSince)));
    const end = since + noncurrentDays * 24 * 60 * 60_000;
    const passDaily = (ms: number) =>
      fetch(`${url}/_lifecycle`, { method: 'POST', body: JSON.stringify({ at: new Date(ms).toISOString() }) });
    await passDaily(end - 1);
    expect((await versions()).map(({ file }) => file)).toContain(VersionId);
    await passDaily(end);
    expect(await versions()).toEqual([]);
    await expect(s3.send(second)).rejects.toMatchObject({ name: 'NoSuchVersion' });
  });

  it('accepts any characters in its key', async () => {
    const { s3 } = await s3ForTest();
    const Key = "a b/(ü)*'+~.pdf";
    await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: 'x' }));
    const found = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key }));
    expect(await found.Body?.transformToString()).toBe('x');
  });

  it('outlives a restart', async () => {
    const first = await s3ForTest();
    await first.upload();
    await first.close();
    const again = await startSandbox(first.config);
    onTestFinished(() => again.close());
    const { items } = (await (await fetch(`${again.url}/_storage.json`)).json()) as { items: unknown[] };
    expect(items).toHaveLength(1);
  });
});

describe('a signed address', () => {
  it('opens the object, under the headers it was signed with', async () => {
    const { s3 } = await stored();
    const command = new GetObjectCommand({
      ...at,
      ResponseContentDisposition: 'inline; filename="cv.pdf"',
      ResponseCacheControl: 'no-store',
    });
    const answer = await fetch(await getSignedUrl(s3, command, { expiresIn: 60 }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="cv.pdf"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is refused when it is changed, when it is over, and when it is not signed at all', async () => {
    const { s3 } = await stored();
    const signed = async (expiresIn: number, signingDate = new Date()) =>
      getSignedUrl(s3, new GetObjectCommand(at), { expiresIn, signingDate });
    const codeOf = async (url: string) => /<Code>(\w+)</.exec(await (await fetch(url)).text())?.[1];
    const url = await signed(60);
    expect(await codeOf(url.replace('a1?', 'a2?'))).toBe('SignatureDoesNotMatch');
    expect(await codeOf(`${url}&response-content-type=text%2Fhtml`)).toBe('SignatureDoesNotMatch');
    expect(await codeOf(url.split('?')[0] ?? '')).toBe('AccessDenied');
    const over = await fetch(await signed(60, new Date(Date.now() - 61_000)));
    expect(over.status).toBe(403);
    expect(await over.text()).toContain('Request has expired');
  });
});

describe('a call', () => {
  it('signed with another secret, by another key or long ago is refused', async () => {
    const wrong = await s3ForTest({ accessKeyId: 'AKIASANDBOX', secretAccessKey: 'x' });
    await expect(text(wrong.s3)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const nobody = await s3ForTest({ accessKeyId: 'AKIAOTHER', secretAccessKey: 'x' });
    await expect(text(nobody.s3)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    const late = await stored();
    late.s3.config.systemClockOffset = -16 * 60_000;
    await expect(text(late.s3)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('fails with SlowDown, and succeeds when repeated', async () => {
    const { s3, plan } = await stored();
    await plan({ path: '/s3/*/*/*', method: 'GET', mode: 'error', code: 'SlowDown' });
    await expect(text(s3)).rejects.toMatchObject({ name: 'SlowDown', $metadata: { httpStatusCode: 503 } });
    expect(await text(s3)).toContain('%PDF');
  });
});

describe('the storage page', () => {
  it('lists it, and the first page leads there', async () => {
    const { url, upload } = await s3ForTest();
    expect(await (await fetch(`${url}/storage`)).text()).toContain('None yet.');
    await upload(pdf());
    expect(await (await fetch(`${url}/storage`)).text()).toContain('applications/a1');
    const { url: other } = await sandboxForTest();
    const first = await (await fetch(other)).text();
    for (const address of ['/storage', '/s3', '/turnstile/v0/api.js', '/turnstile/v0/siteverify'])
      expect(first).toContain(address);
  });
});
