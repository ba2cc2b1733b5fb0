import { decrypt } from '../encryption/encrypt.ts';
import { medicarePlace } from '../encryption/columns.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';

export const showNumber: Handler<'showNumber'> = async (ctx) => {
  const { userId } = requirePatient(ctx.actor);
  const row = await ctx.db
    .selectFrom('patient_profiles')
    .select('medicare_or_ihi_encrypted')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const encrypted = row?.medicare_or_ihi_encrypted;
  if (!encrypted) throw new ApiError('NOT_FOUND', 'You haven’t saved a number.');
  await writeAudit(ctx.db, ctx, { action: 'own-number.read', subjects: [userId] });
  return { medicareOrIhi: decrypt(ctx.config.fieldKeys, encrypted, medicarePlace(userId)) };
};
