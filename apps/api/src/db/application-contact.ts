import type { Row } from './schema.ts';
import { seal, unseal, type FieldKeys } from './seal.ts';
import { contactPlace } from './sealed-columns.ts';

type Details = Record<string, unknown>;

/** Columns that save an application's details: phone and street sealed, the rest in the clear for staff to search. */
export function sealContact(keys: FieldKeys, applicationId: string, details: Details) {
  const { phone, address, ...rest } = details;
  const { street, ...place } = (address ?? {}) as Details;
  const contact = JSON.stringify({ phone, street });
  return {
    details: JSON.stringify({ ...rest, address: place }),
    contact_sealed: seal(keys, contact, contactPlace(applicationId)),
  };
}

/** An application's details with phone and street opened. */
export function openContact(
  keys: FieldKeys,
  { id, details, contact_sealed: sealed }: Pick<Row<'applications'>, 'id' | 'details' | 'contact_sealed'>,
): Details {
  if (sealed === null) return details;
  const { phone, street } = JSON.parse(unseal(keys, sealed, contactPlace(id))) as Details;
  return { ...details, phone, address: { ...(details['address'] as Details), street } };
}
