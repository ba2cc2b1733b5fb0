import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** X-Amz-Credential: `<key id>/<yyyymmdd>/<region>/s3/aws4_request`. */
export interface Scope {
  accessKeyId: string;
  date: string;
  region: string;
}

export function readScope(credential: string): Scope | undefined {
  const [accessKeyId, date, region, service, end, ...more] = credential.split('/');
  if (!accessKeyId || !date || !region || service !== 's3' || end !== 'aws4_request' || more.length > 0)
    return undefined;
  return { accessKeyId, date, region };
}

export function signatureOf(secret: string, { date, region }: Scope, text: string): string {
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => createHmac('sha256', made).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

export function stringToSign(canonical: string, { date, region }: Scope, at: string): string {
  return ['AWS4-HMAC-SHA256', at, `${date}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
}

export function canonicalRequest(request: Request, signed: string[], contentHash: string): string {
  const url = new URL(request.url);
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signed.map((name) => `${name}:${(request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [request.method, path, query, headers.join(''), signed.join(';'), contentHash].join('\n');
}

export function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** `20261122T041500Z` in milliseconds; NaN if invalid. */
export function readAmzDate(text: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
