import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { onTestFinished } from 'vitest';
import { sandboxForTest } from './sandbox-for-test.ts';

export const BUCKET = 'tele-documents';

export async function s3ForTest(credentials = { accessKeyId: 'AKIASANDBOX', secretAccessKey: 's3-sandbox-secret' }) {
  const sandbox = await sandboxForTest();
  const s3 = new S3Client({
    endpoint: `${sandbox.url}/s3`,
    region: 'ap-southeast-2',
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
  });
  onTestFinished(() => s3.destroy());
  const presign = (change: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(s3, {
      Bucket: BUCKET,
      Key: 'applications/a1',
      Fields: { 'Content-Type': 'application/pdf', 'x-amz-server-side-encryption': 'AES256' },
      Conditions: [['content-length-range', 1, 1000]],
      Expires: 300,
      ...change,
    });
  return {
    ...sandbox,
    s3,
    presign,
    plan: (fault: object) => fetch(`${sandbox.url}/_faults`, { method: 'POST', body: JSON.stringify(fault) }),
    upload: async (file: Blob = pdf(), change: Partial<PresignedPostOptions> = {}) => send(await presign(change), file),
  };
}

export function pdf(size = 20): Blob {
  return new Blob(['%PDF-1.7\n'.padEnd(size, ' ')]);
}

export async function send(
  { url, fields }: PresignedPost,
  file: Blob | undefined,
  change: Record<string, string | undefined> = {},
): Promise<{ status: number; code: string | undefined; text: string; headers: Headers }> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) if (value !== undefined) form.set(name, value);
  if (file) form.set('file', file, 'cv.pdf');
  const answer = await fetch(url, { method: 'POST', body: form });
  const text = await answer.text();
  return { status: answer.status, code: /<Code>(\w+)</.exec(text)?.[1], text, headers: answer.headers };
}
