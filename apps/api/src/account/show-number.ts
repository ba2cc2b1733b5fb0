import { unseal } from '../db/seal.ts';
import { medicarePlace } from '../db/sealed-columns.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';

/** `POST /users/me/number`: the Medicare number or IHI in full, to its owner alone. That it was opened is audited. */
export const showNumber: Handler<'showNumber'> = async (ctx) => {
  const { userId } = requirePatient(ctx.actor);
  const row = await ctx.db
    .selectFrom('patient_profiles')
    .select('medicare_or_ihi_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const sealed = row?.medicare_or_ihi_sealed;
  if (!sealed) throw new ApiError('NOT_FOUND', 'You haven’t saved a number.');
  await writeAudit(ctx.db, ctx, { action: 'own-number.read', subjects: [userId] });
  return { medicareOrIhi: unseal(ctx.config.fieldKeys, sealed, medicarePlace(userId)) };
};
