import { birthDateRule, dayKey, faultText, sydney } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { seal } from '../db/seal.ts';
import { sealRow } from '../db/seal-row.ts';
import { personNumberPlace } from '../db/sealed-columns.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';

/** Columns of the details in a call: left out keeps, null removes. Refuses a birthday to come. */
export function columnsOf(
  { config, now }: Pick<Ctx, 'config' | 'now'>,
  personId: string,
  body: BodyParsed<'savePerson'>,
) {
  const { name, relation, phone, gender, dob, medicareOrIhi } = body;
  const fault = dob && faultText(birthDateRule(dayKey(now().toISOString(), sydney)), dob);
  if (fault) throw new ApiError('INVALID_INPUT', fault, { fields: { dob: fault } });
  const sealed = medicareOrIhi && seal(config.fieldKeys, medicareOrIhi, personNumberPlace(personId));
  return {
    name,
    relation,
    updated_at: now(),
    ...(gender !== undefined && { gender }),
    ...sealRow(config.fieldKeys, { table: 'people', id: personId }, { phone, dob }),
    ...(sealed !== undefined && { medicare_or_ihi_sealed: sealed }),
  };
}
