import { decryptValue } from '../encryption/rows.ts';
import type { EncryptedName } from '../encryption/columns.ts';
import type { Ctx } from '../http/context.ts';
import type { BookingRow } from './read-bookings.ts';

type Parts = Pick<Ctx, 'config' | 'log'>;

interface Stored {
  of: EncryptedName;
  id: string | null;
  encrypted: string | null;
  clear: string | null;
}

/** Decrypted detail; null when decryption fails, because one broken value must not hide the specialist's day. */
function open({ config, log }: Parts, { of, id, encrypted, clear }: Stored): string | null {
  if (id === null) return null;
  try {
    return decryptValue(config.fieldKeys, { of, id }, { encrypted, clear });
  } catch {
    log.error({ of, id }, 'an encrypted field cannot be opened');
    return null;
  }
}

export function reasonOf(parts: Parts, { selectionId: id, reasonEncrypted: encrypted, reason: clear }: BookingRow) {
  return open(parts, { of: 'requestReason', id, encrypted, clear });
}

export function personPhoneOf(parts: Parts, row: BookingRow): string | null {
  const { personId: id, personPhoneEncrypted: encrypted, personPhoneClear: clear } = row;
  return open(parts, { of: 'personPhone', id, encrypted, clear });
}

export function bookerPhoneOf(parts: Parts, row: BookingRow): string | null {
  const { profileId, ownPhone, ownPhoneEncrypted, clinicDetailsId, clinicPhone, clinicPhoneEncrypted } = row;
  return (
    open(parts, { of: 'profilePhone', id: profileId, encrypted: ownPhoneEncrypted, clear: ownPhone }) ??
    open(parts, { of: 'clinicPhone', id: clinicDetailsId, encrypted: clinicPhoneEncrypted, clear: clinicPhone })
  );
}

export function dobOf(parts: Parts, row: BookingRow): string | null {
  const { personId, personDobEncrypted, personDobClear, profileId, ownDob, ownDobEncrypted } = row;
  if (personId !== null)
    return open(parts, { of: 'personDob', id: personId, encrypted: personDobEncrypted, clear: personDobClear });
  return (
    open(parts, { of: 'profileDob', id: profileId, encrypted: ownDobEncrypted, clear: ownDob }) ??
    open(parts, { of: 'clinicDob', id: row.clinicDetailsId, encrypted: row.clinicDobEncrypted, clear: row.clinicDob })
  );
}

export function addressOf(parts: Parts, row: BookingRow) {
  const { profileId, ownStreet, ownStreetEncrypted, clinicDetailsId, clinicStreet, clinicStreetEncrypted } = row;
  const own = {
    street: open(parts, { of: 'profileStreet', id: profileId, encrypted: ownStreetEncrypted, clear: ownStreet }),
    suburb: row.ownSuburb,
    state: row.ownState,
    postalCode: row.ownPostalCode,
  };
  const clinic = {
    street: open(parts, {
      of: 'clinicStreet',
      id: clinicDetailsId,
      encrypted: clinicStreetEncrypted,
      clear: clinicStreet,
    }),
    suburb: row.clinicSuburb,
    state: row.clinicState,
    postalCode: row.clinicPostalCode,
  };
  return whole(own) ?? whole(clinic);
}

interface Address {
  street: string | null;
  suburb: string | null;
  state: BookingRow['ownState'];
  postalCode: string | null;
}

function whole({ street, suburb, state, postalCode }: Address) {
  return street !== null && state !== null && postalCode !== null ? { street, suburb, state, postalCode } : null;
}
