import type { SandboxConfig } from '../config.ts';
import { S3Failure } from './failure.ts';
import { canonicalRequest, readAmzDate, readScope, same, signatureOf, stringToSign, type Scope } from './signature.ts';

type Keys = SandboxConfig['s3'];

const SKEW_MS = 15 * 60_000;
const LONGEST_S = 7 * 24 * 3600;

/** Checks the signature in the header or query. Throws S3Failure; nothing is public. */
export function authorize(request: Request, keys: Keys): void {
  const query = new URL(request.url).searchParams;
  if (query.has('X-Amz-Signature')) return checkQuery(request, query, keys);
  const header = request.headers.get('authorization');
  if (!header) throw new S3Failure('AccessDenied', 'Access Denied');
  checkHeader(request, header, keys);
}

function checkHeader(request: Request, header: string, keys: Keys): void {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
  const scope = readScope(parts?.[1] ?? '');
  if (!parts || !scope)
    throw new S3Failure('AuthorizationHeaderMalformed', 'The authorization header that you provided is not valid.');
  const at = request.headers.get('x-amz-date') ?? '';
  checkScope(scope, at, keys, 'AuthorizationHeaderMalformed');
  if (Math.abs(Date.now() - readAmzDate(at)) > SKEW_MS)
    throw new S3Failure(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  const hash = request.headers.get('x-amz-content-sha256');
  if (!hash) throw new S3Failure('InvalidArgument', 'Missing required header for this request: x-amz-content-sha256');
  checkSignature(request, { scope, at, signed: parts[2]!.split(';'), hash, signature: parts[3]!, keys });
}

function checkQuery(request: Request, query: URLSearchParams, keys: Keys): void {
  const scope = readScope(query.get('X-Amz-Credential') ?? '');
  const at = query.get('X-Amz-Date') ?? '';
  const seconds = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  if (!scope || query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' || Number.isNaN(readAmzDate(at)))
    throw new S3Failure('AuthorizationQueryParametersError', 'Query-string authentication version 4 is not complete.');
  if (!(seconds >= 1 && seconds <= LONGEST_S))
    throw new S3Failure(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    );
  checkScope(scope, at, keys, 'AuthorizationQueryParametersError');
  const end = readAmzDate(at) + seconds * 1000;
  if (Date.now() > end)
    throw new S3Failure('AccessDenied', 'Request has expired', {
      'X-Amz-Expires': String(seconds),
      Expires: new Date(end).toISOString(),
      ServerTime: new Date().toISOString(),
    });
  const signed = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const signature = query.get('X-Amz-Signature') ?? '';
  checkSignature(request, { scope, at, signed, hash: 'UNSIGNED-PAYLOAD', signature, keys });
}

export function checkScope(
  scope: Scope,
  at: string,
  keys: Keys,
  malformed: 'AuthorizationHeaderMalformed' | 'AuthorizationQueryParametersError' | 'InvalidArgument',
): void {
  if (scope.accessKeyId !== keys.accessKeyId)
    throw new S3Failure('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
      AWSAccessKeyId: scope.accessKeyId,
    });
  if (scope.region !== keys.region)
    throw new S3Failure(
      malformed,
      `The credential is malformed; the region '${scope.region}' is wrong; expecting '${keys.region}'`,
      {
        Region: keys.region,
      },
    );
  if (scope.date !== at.slice(0, 8))
    throw new S3Failure(
      malformed,
      `Invalid credential date "${scope.date}". This date is not the same as X-Amz-Date: "${at}".`,
    );
}

interface Signed {
  scope: Scope;
  at: string;
  signed: string[];
  hash: string;
  signature: string;
  keys: Keys;
}

function checkSignature(request: Request, { scope, at, signed, hash, signature, keys }: Signed): void {
  const text = stringToSign(canonicalRequest(request, signed, hash), scope, at);
  if (signed.includes('host') && same(signatureOf(keys.secretAccessKey, scope, text), signature)) return;
  throw new S3Failure(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    { AWSAccessKeyId: scope.accessKeyId, StringToSign: text, SignatureProvided: signature },
  );
}
