import type { SandboxConfig } from '../config.ts';
import { checkScope } from './authorize.ts';
import { S3Failure } from './failure.ts';
import { readScope, same, signatureOf } from './signature.ts';

export type Fields = Map<string, string>;

export interface Range {
  min: number;
  max: number;
}

interface Policy {
  expiration: string;
  conditions: unknown[];
}

// Fields a policy need not mention.
const EXEMPT = new Set(['policy', 'x-amz-signature', 'bucket']);

export function checkPolicy(fields: Fields, keys: SandboxConfig['s3']): Range {
  const encoded = fields.get('policy');
  if (!encoded) throw new S3Failure('AccessDenied', 'Access Denied');
  checkSignature(fields, encoded, keys);
  const policy = readPolicy(encoded);
  if (!(Date.parse(policy.expiration) > Date.now())) throw refused('Policy expired.');

  const spoken = new Set<string>();
  let range: Range = { min: 0, max: 5 * 1024 ** 3 };
  for (const condition of policy.conditions) {
    const [kind, name, value] = readCondition(condition);
    if (kind === 'content-length-range') {
      range = { min: Number(name), max: Number(value) };
      continue;
    }
    const field = String(name).replace(/^\$/, '').toLowerCase();
    spoken.add(field);
    const given = fields.get(field) ?? (field === 'bucket' ? keys.bucket : undefined);
    const met = given !== undefined && (kind === 'eq' ? given === value : given.startsWith(String(value)));
    if (!met) throw refused(`Policy Condition failed: ${JSON.stringify([kind, `$${field}`, value])}`);
  }
  for (const field of fields.keys())
    if (!spoken.has(field) && !EXEMPT.has(field) && !field.startsWith('x-ignore-'))
      throw refused(`Extra input fields: ${field}`);
  return range;
}

function checkSignature(fields: Fields, policy: string, keys: SandboxConfig['s3']): void {
  const need = (name: string) => {
    const value = fields.get(name);
    if (value) return value;
    throw new S3Failure(
      'InvalidArgument',
      `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`,
      { ArgumentName: name },
    );
  };
  if (need('x-amz-algorithm') !== 'AWS4-HMAC-SHA256')
    throw new S3Failure('InvalidArgument', 'Only AWS4-HMAC-SHA256 is supported.', { ArgumentName: 'X-Amz-Algorithm' });
  const scope = readScope(need('x-amz-credential'));
  if (!scope)
    throw new S3Failure('InvalidArgument', 'The Credential is mal-formed.', { ArgumentName: 'X-Amz-Credential' });
  const at = need('x-amz-date');
  checkScope(scope, at, keys, 'InvalidArgument');
  const signature = need('x-amz-signature');
  if (!same(signatureOf(keys.secretAccessKey, scope, policy), signature))
    throw new S3Failure(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      { AWSAccessKeyId: scope.accessKeyId, StringToSign: policy, SignatureProvided: signature },
    );
}

function readPolicy(encoded: string): Policy {
  try {
    const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Partial<Policy>;
    if (typeof policy.expiration === 'string' && Array.isArray(policy.conditions)) return policy as Policy;
  } catch {
    // reported below
  }
  throw new S3Failure('InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
}

function readCondition(condition: unknown): [kind: string, name: unknown, value: unknown] {
  if (Array.isArray(condition) && condition.length === 3) {
    const [kind, name, value] = condition as [unknown, unknown, unknown];
    const known = String(kind).toLowerCase();
    if (['eq', 'starts-with', 'content-length-range'].includes(known)) return [known, name, value];
  } else if (typeof condition === 'object' && condition !== null) {
    const [pair, ...more] = Object.entries(condition);
    if (pair && more.length === 0) return ['eq', pair[0], pair[1]];
  }
  throw new S3Failure('InvalidPolicyDocument', `Invalid Policy: Invalid condition ${JSON.stringify(condition)}`);
}

function refused(why: string): S3Failure {
  return new S3Failure('AccessDenied', `Invalid according to Policy: ${why}`);
}
