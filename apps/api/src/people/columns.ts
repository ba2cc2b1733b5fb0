import { birthDateRule, dayKey, faultText, sydney } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { encrypt } from '../encryption/encrypt.ts';
import { encryptRow } from '../encryption/rows.ts';
import { personNumberPlace } from '../encryption/columns.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';

export function columnsOf(
  { config, now }: Pick<Ctx, 'config' | 'now'>,
  personId: string,
  body: BodyParsed<'savePerson'>,
) {
  const { name, relation, phone, gender, dob, medicareOrIhi } = body;
  const fault = dob && faultText(birthDateRule(dayKey(now().toISOString(), sydney)), dob);
  if (fault) throw new ApiError('INVALID_INPUT', fault, { fields: { dob: fault } });
  const encrypted = medicareOrIhi && encrypt(config.fieldKeys, medicareOrIhi, personNumberPlace(personId));
  return {
    name,
    relation,
    updated_at: now(),
    ...(gender !== undefined && { gender }),
    ...encryptRow(config.fieldKeys, { table: 'people', id: personId }, { phone, dob }),
    ...(encrypted !== undefined && { medicare_or_ihi_encrypted: encrypted }),
  };
}
