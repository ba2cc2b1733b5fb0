import { randomBytes } from 'node:crypto';
import { documentTypeMessage, documentTypes, maxBytesOf, dayMs } from '@tele/core';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { makeRoom } from './make-room.ts';

/** Enough for ten megabytes on a slow phone connection. */
const formSeconds = 15 * 60;
/** Unclaimed files are deleted after this. */
export const unclaimedMs = 2 * dayMs;

/** Upload form for the browser (spec 7). The random key belongs to this person; only they can claim it. */
export const presignUpload: Handler<'presignUpload'> = async ({ actor, db, storage, now }, { body }) => {
  const { userId } = requirePerson(actor);
  const { keyHint: kind } = body;
  const types = documentTypes[kind];
  const contentType = types.find((type) => type === (body.contentType ?? types[0]));
  if (contentType === undefined) {
    const text = documentTypeMessage(kind);
    throw new ApiError('INVALID_INPUT', text, { fields: { contentType: text } });
  }
  const maxBytes = maxBytesOf(kind);
  const key = `documents/${randomBytes(24).toString('base64url')}`;
  const at = now();
  await inTransaction(db, async (t) => {
    await lockAccount(t, userId);
    await makeRoom(t, { userId, kind, now: at, formMs: formSeconds * 1_000 });
    await t
      .insertInto('uploads')
      .values({
        key,
        user_id: userId,
        kind,
        content_type: contentType,
        created_at: at,
        application_id: null,
        held_at: null,
        bytes: null,
        etag: null,
        delete_after: new Date(at.getTime() + unclaimedMs),
      })
      .execute();
  });
  const { url, fields } = await storage.presign({ key, contentType, maxBytes, seconds: formSeconds });
  // The SDK signs by the system clock, not `now`.
  return {
    url,
    fields,
    key,
    maxBytes,
    expiresAt: new Date(Date.now() + formSeconds * 1000).toISOString(),
  };
};
