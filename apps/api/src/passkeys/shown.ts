import type { Answer } from '@tele/core/contract';
import type { Row } from '../db/schema.ts';

export const shownPasskey = (row: Row<'passkeys'>): Answer<'addPasskey'> => ({
  passkeyId: row.id,
  credentialId: row.credential_id,
  name: row.name,
  synced: row.synced,
  addedAt: row.added_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});
