import { MIMEType } from 'node:util';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import { bodyless } from './limit-body.ts';

/** Accepts only JSON in UTF-8. A body without a content type counts as JSON. */
export const requireJson: MiddlewareHandler = (c, next) => {
  const type = c.req.header('content-type');
  if (type === undefined || type === 'application/json' || isJson(type) || !hasBody(c)) return next();
  throw new ApiError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the body as JSON, with the header Content-Type: application/json.',
  );
};

function isJson(header: string): boolean {
  try {
    const { essence, params } = new MIMEType(header);
    const charset = params.get('charset') ?? 'utf-8';
    return /^application\/(?:.+\+)?json$/.test(essence) && /^utf-?8$/i.test(charset);
  } catch {
    return false;
  }
}

function hasBody(c: Context): boolean {
  const length = c.req.header('content-length');
  if (length !== undefined) return Number(length) > 0;
  if (c.req.header('transfer-encoding') !== undefined) return true;
  return !bodyless.has(c.req.method) && c.req.raw.body !== null;
}
