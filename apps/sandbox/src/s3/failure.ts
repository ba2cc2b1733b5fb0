const STATUSES = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidEncryptionAlgorithmError: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchVersion: 404,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3Code = keyof typeof STATUSES;

export class S3Failure extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: Record<string, string>;
  constructor(code: S3Code, message: string, detail: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.status = STATUSES[code];
    this.detail = detail;
  }
}

export function statusOf(code: string): number | undefined {
  return (STATUSES as Record<string, number>)[code];
}

export function errorXml({ code, message, detail, requestId }: ErrorParts): string {
  const parts = { Code: code, Message: message, ...detail, RequestId: requestId, HostId: 'sandbox' };
  return xml('Error', parts);
}

interface ErrorParts {
  code: string;
  message: string;
  detail: Record<string, string>;
  requestId: string;
}

export function xml(name: string, parts: Record<string, string>): string {
  const inner = Object.entries(parts).map(([tag, text]) => `<${tag}>${escapeXml(text)}</${tag}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${inner.join('')}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign] ?? sign);
}
