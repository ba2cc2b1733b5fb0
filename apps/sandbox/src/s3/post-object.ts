import type { SandboxConfig } from '../config.ts';
import { S3Failure } from './failure.ts';
import type { Objects, StoredObject } from './objects.ts';
import { checkPolicy, type Fields } from './policy.ts';

const KEPT = ['cache-control', 'content-disposition'];

/** Form upload: fields first, then `file`; S3 ignores anything after it. Throws S3Failure. */
export async function postObject(
  body: { bytes: Uint8Array<ArrayBuffer>; contentType: string },
  objects: Objects,
  keys: SandboxConfig['s3'],
): Promise<{ object: StoredObject; status: 200 | 201 | 204 }> {
  const { fields, file } = await readForm(body);
  const key = fields.get('key')?.replaceAll('${filename}', file.name);
  if (!key)
    throw new S3Failure(
      'InvalidArgument',
      "Bucket POST must contain a field named 'key'.  If it is specified, please check the order of the fields.",
      { ArgumentName: 'key', ArgumentValue: '' },
    );
  const { min, max } = checkPolicy(fields, keys);
  if (file.size < min)
    throw new S3Failure('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ProposedSize: String(file.size),
      MinSizeAllowed: String(min),
    });
  if (file.size > max)
    throw new S3Failure('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: String(file.size),
      MaxSizeAllowed: String(max),
    });
  const encryption = encryptionOf(fields.get('x-amz-server-side-encryption'));
  const headers = Object.fromEntries(
    [...fields].filter(([name]) => name.startsWith('x-amz-meta-') || KEPT.includes(name)),
  );
  const contentType = fields.get('content-type') ?? 'binary/octet-stream';
  const object = objects.put({ key, contentType, encryption, headers }, new Uint8Array(await file.arrayBuffer()));
  const status = Number(fields.get('success_action_status'));
  return { object, status: status === 200 || status === 201 ? status : 204 };
}

/** Every object is encrypted; the header only chooses the algorithm. */
export function encryptionOf(algorithm: string | null | undefined): string {
  if (!algorithm) return 'AES256';
  if (algorithm === 'AES256' || algorithm === 'aws:kms') return algorithm;
  throw new S3Failure(
    'InvalidEncryptionAlgorithmError',
    'The encryption request you specified is not valid. The valid value is AES256.',
  );
}

async function readForm(body: {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}): Promise<{ fields: Fields; file: File }> {
  const request = new Request('http://sandbox/', {
    method: 'POST',
    body: body.bytes,
    headers: { 'content-type': body.contentType },
  });
  const form = await request.formData().catch(() => {
    throw new S3Failure(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  });
  const fields: Fields = new Map();
  for (const [name, value] of form) {
    if (name === 'file') return { fields, file: typeof value === 'string' ? new File([value], '') : value };
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  }
  throw new S3Failure('InvalidArgument', 'POST requires exactly one file upload per request.', {
    ArgumentName: 'file',
    ArgumentValue: '0',
  });
}
