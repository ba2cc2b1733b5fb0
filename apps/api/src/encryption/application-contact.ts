import type { Row } from '../db/schema.ts';
import { encrypt, decrypt, type FieldKeys } from './encrypt.ts';
import { contactPlace } from './columns.ts';

type Details = Record<string, unknown>;

export function encryptContact(keys: FieldKeys, applicationId: string, details: Details) {
  const { phone, address, ...rest } = details;
  const { street, ...place } = (address ?? {}) as Details;
  const contact = JSON.stringify({ phone, street });
  return {
    details: JSON.stringify({ ...rest, address: place }),
    contact_encrypted: encrypt(keys, contact, contactPlace(applicationId)),
  };
}

export function openContact(
  keys: FieldKeys,
  { id, details, contact_encrypted: encrypted }: Pick<Row<'applications'>, 'id' | 'details' | 'contact_encrypted'>,
): Details {
  if (encrypted === null) return details;
  const { phone, street } = JSON.parse(decrypt(keys, encrypted, contactPlace(id))) as Details;
  return { ...details, phone, address: { ...(details['address'] as Details), street } };
}
