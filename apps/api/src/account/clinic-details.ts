import { newId } from '../db/new-id.ts';
import type { Db, Row } from '../db/schema.ts';
import { encrypt, type FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow, encryptRow } from '../encryption/rows.ts';
import { clinicNumberPlace } from '../encryption/columns.ts';
import type { Tx } from '../db/transaction.ts';
import type { Ctx } from '../http/context.ts';
import { detailColumns, encryptedDetails, type ProfileBody } from './detail-columns.ts';

type Profile = Row<'patient_profiles'>;
type ClinicDetails = Row<'partner_details'>;

export async function findClinicDetails(
  db: Db,
  keys: FieldKeys,
  { userId, partnerId }: { userId: string; partnerId: string },
): Promise<ClinicDetails | undefined> {
  const row = await db
    .selectFrom('partner_details')
    .selectAll()
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row && decryptRow(keys, 'partner_details', row);
}

/** Details for a booking through a clinic: the profile's first, then those entered there. */
export function detailsForBooking(
  name: string | null,
  profile: Profile | undefined,
  clinic: ClinicDetails | undefined,
) {
  const place = profile?.street && profile.state && profile.postal_code ? profile : clinic;
  return {
    name: name ?? clinic?.name ?? null,
    phone: profile?.phone ?? clinic?.phone ?? null,
    gender: profile?.gender ?? clinic?.gender ?? null,
    dob: profile?.dob ?? clinic?.dob ?? null,
    medicare_or_ihi_encrypted: profile?.medicare_or_ihi_encrypted ?? clinic?.medicare_or_ihi_encrypted ?? null,
    street: place?.street ?? null,
    suburb: place?.suburb ?? null,
    state: place?.state ?? null,
    postal_code: place?.postal_code ?? null,
  };
}

interface Entry {
  userId: string;
  partnerId: string;
  before: ClinicDetails | undefined;
  body: ProfileBody;
}

export async function saveClinicDetails(t: Tx, ctx: Ctx, { userId, partnerId, before, body }: Entry): Promise<void> {
  const id = before?.id ?? newId('cde');
  const { medicareOrIhi: number } = body;
  const details = {
    ...(body.name !== undefined && { name: body.name }),
    ...detailColumns(body),
    ...encryptRow(
      ctx.config.fieldKeys,
      { table: 'partner_details', id },
      { phone: body.phone, ...encryptedDetails(body) },
    ),
    ...(number !== undefined && {
      medicare_or_ihi_encrypted: number && encrypt(ctx.config.fieldKeys, number, clinicNumberPlace(id)),
    }),
  };
  if (Object.keys(details).length === 0) return;
  const row = { id, user_id: userId, partner_id: partnerId, entered_at: ctx.now(), dismissed_at: null };
  await t
    .insertInto('partner_details')
    .values({ ...row, ...details })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'partner_id'])
        .doUpdateSet({ ...details, entered_at: ctx.now(), dismissed_at: null }),
    )
    .execute();
}
