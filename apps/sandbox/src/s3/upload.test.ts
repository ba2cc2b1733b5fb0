import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { getJson } from '../testing/sandbox-for-test.ts';
import { BUCKET, pdf, s3ForTest, send } from '../testing/s3-for-test.ts';

describe('an upload by a presigned form', () => {
  it('is stored under its key, type and encryption', async () => {
    const { upload, s3 } = await s3ForTest();
    const answer = await upload();
    expect(answer.status).toBe(204);
    expect(answer.headers.get('x-amz-server-side-encryption')).toBe('AES256');
    const head = await s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'applications/a1' }));
    expect(head).toMatchObject({
      ContentType: 'application/pdf',
      ContentLength: 20,
      ServerSideEncryption: 'AES256',
      ETag: answer.headers.get('etag'),
    });
  });

  it('is encrypted even without a form field for it', async () => {
    const { upload } = await s3ForTest();
    const answer = await upload(pdf(), { Fields: { 'Content-Type': 'application/pdf' } });
    expect(answer.headers.get('x-amz-server-side-encryption')).toBe('AES256');
    const wrong = await upload(pdf(), { Fields: { 'x-amz-server-side-encryption': 'DES' } });
    expect(wrong).toMatchObject({ status: 400, code: 'InvalidEncryptionAlgorithmError' });
  });

  it('is answered 201 with the key where the form asks for it', async () => {
    const { upload } = await s3ForTest();
    const answer = await upload(pdf(), { Fields: { success_action_status: '201' } });
    expect(answer.status).toBe(201);
    expect(answer.text).toContain('<Key>applications/a1</Key>');
  });

  it('may come from any page, before and after it is asked', async () => {
    const { presign } = await s3ForTest();
    const { url } = await presign();
    const asked = { origin: 'https://clinic.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(url, { method: 'OPTIONS', headers: asked });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('inserts the file name where the key has a placeholder', async () => {
    const { upload, url } = await s3ForTest();
    await upload(pdf(), { Key: 'applications/${filename}' });
    expect(await getJson(`${url}/_storage.json`)).toMatchObject({ items: [{ key: 'applications/cv.pdf' }] });
  });
});

describe('a form that is refused', () => {
  const tampered = Buffer.from('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}').toString('base64');

  it.each([
    ['with another key', { key: 'applications/a2' }, 403, 'AccessDenied'],
    ['with another type', { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['without the type', { 'Content-Type': undefined }, 403, 'AccessDenied'],
    ['without the encryption that was agreed', { 'x-amz-server-side-encryption': undefined }, 403, 'AccessDenied'],
    ['with a field that nobody agreed to', { acl: 'public-read' }, 403, 'AccessDenied'],
    ['with another policy', { Policy: tampered }, 403, 'SignatureDoesNotMatch'],
    ['with a policy that is none', { Policy: undefined }, 403, 'AccessDenied'],
    ['with another signature', { 'X-Amz-Signature': 'f'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
    ['without a signature', { 'X-Amz-Signature': undefined }, 400, 'InvalidArgument'],
    ['without a key', { key: undefined }, 400, 'InvalidArgument'],
    ['by another algorithm', { 'X-Amz-Algorithm': 'AWS4-HMAC-SHA1' }, 400, 'InvalidArgument'],
    ['with a credential that is none', { 'X-Amz-Credential': 'AKIASANDBOX' }, 400, 'InvalidArgument'],
  ])('%s', async (_, change, status, code) => {
    const { presign, url } = await s3ForTest();
    expect(await send(await presign(), pdf(), change)).toMatchObject({ status, code });
    expect(await getJson(`${url}/_storage.json`)).toEqual({ items: [] });
  });

  it('after its end', async () => {
    const { upload } = await s3ForTest();
    const answer = await upload(pdf(), { Expires: -1 });
    expect(answer).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(answer.text).toContain('Policy expired');
  });

  it('signed with unknown keys', async () => {
    const somebody = await s3ForTest({ accessKeyId: 'AKIAOTHER', secretAccessKey: 'x' });
    expect(await somebody.upload()).toMatchObject({ status: 403, code: 'InvalidAccessKeyId' });
    const guessed = await s3ForTest({ accessKeyId: 'AKIASANDBOX', secretAccessKey: 'x' });
    expect(await guessed.upload()).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('with a file that is too large, too small or missing', async () => {
    const { presign, upload } = await s3ForTest();
    const large = await upload(pdf(1001));
    expect(large).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect(large.text).toContain('<MaxSizeAllowed>1000</MaxSizeAllowed>');
    expect(await upload(new Blob([]))).toMatchObject({ status: 400, code: 'EntityTooSmall' });
    expect(await send(await presign(), undefined)).toMatchObject({ status: 400, code: 'InvalidArgument' });
  });

  it('with a body that is no form', async () => {
    const { presign } = await s3ForTest();
    const { url } = await presign();
    const answer = await fetch(url, { method: 'POST', body: 'hello' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<Code>MalformedPOSTRequest</Code>');
  });

  it('for a bucket that is not there', async () => {
    const { upload } = await s3ForTest();
    expect(await upload(pdf(), { Bucket: 'other' })).toMatchObject({ status: 404, code: 'NoSuchBucket' });
  });
});

describe('a field after the file', () => {
  it('is ignored', async () => {
    const { presign } = await s3ForTest();
    const { url, fields } = await presign();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', pdf());
    form.set('acl', 'public-read');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
  });
});

describe('a planned fault of an upload', () => {
  const path = `/s3/${BUCKET}`;

  it('cuts the connection and stores nothing; the form still works', async () => {
    const { presign, plan, url } = await s3ForTest();
    const form = await presign({ Conditions: [['content-length-range', 1, 5_000_000]] });
    await plan({ path, mode: 'cut', bytes: 1_000_000 });
    await expect(send(form, pdf(4_000_000))).rejects.toThrow('fetch failed');
    expect(await getJson(`${url}/_storage.json`)).toEqual({ items: [] });
    expect((await send(form, pdf(4_000_000))).status).toBe(204);
  });

  it('is slow over each chunk', async () => {
    const { upload, plan } = await s3ForTest();
    await plan({ path, mode: 'slow', ms: 80 });
    const before = performance.now();
    expect((await upload()).status).toBe(204);
    expect(performance.now() - before).toBeGreaterThan(75);
  });

  it('fails with SlowDown like S3', async () => {
    const { upload, plan } = await s3ForTest();
    await plan({ path, mode: 'error', code: 'SlowDown' });
    expect(await upload()).toMatchObject({ status: 503, code: 'SlowDown' });
    expect((await upload()).status).toBe(204);
  });
});
