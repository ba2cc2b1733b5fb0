import { openValue } from '../db/seal-row.ts';
import type { SealedName } from '../db/sealed-columns.ts';
import type { Ctx } from '../http/context.ts';
import type { BookingRow } from './read-bookings.ts';

type Parts = Pick<Ctx, 'config' | 'log'>;

interface Stored {
  of: SealedName;
  /** Primary key of its row; null where there is no row. */
  id: string | null;
  sealed: string | null;
  clear: string | null;
}

/** A detail of a booking; null when it cannot be decrypted: one broken value must not hide the specialist's day. */
function open({ config, log }: Parts, { of, id, sealed, clear }: Stored): string | null {
  if (id === null) return null;
  try {
    return openValue(config.fieldKeys, { of, id }, { sealed, clear });
  } catch {
    log.error({ of, id }, 'a sealed field cannot be opened');
    return null;
  }
}

export function reasonOf(parts: Parts, { selectionId: id, reasonSealed: sealed, reason: clear }: BookingRow) {
  return open(parts, { of: 'requestReason', id, sealed, clear });
}

/** The number that the person booked for gave; null where they are called on the booker's. */
export function personPhoneOf(parts: Parts, row: BookingRow): string | null {
  const { personId: id, personPhoneSealed: sealed, personPhoneClear: clear } = row;
  return open(parts, { of: 'personPhone', id, sealed, clear });
}

/** The booker's number, from the profile or as entered at the clinic of the request. */
export function bookerPhoneOf(parts: Parts, row: BookingRow): string | null {
  const { profileId, ownPhone, ownPhoneSealed, clinicDetailsId, clinicPhone, clinicPhoneSealed } = row;
  return (
    open(parts, { of: 'profilePhone', id: profileId, sealed: ownPhoneSealed, clear: ownPhone }) ??
    open(parts, { of: 'clinicPhone', id: clinicDetailsId, sealed: clinicPhoneSealed, clear: clinicPhone })
  );
}

/** Date of birth of the patient: the person booked for, else the booker. */
export function dobOf(parts: Parts, row: BookingRow): string | null {
  const { personId, personDobSealed, personDobClear, profileId, ownDob, ownDobSealed } = row;
  if (personId !== null)
    return open(parts, { of: 'personDob', id: personId, sealed: personDobSealed, clear: personDobClear });
  return (
    open(parts, { of: 'profileDob', id: profileId, sealed: ownDobSealed, clear: ownDob }) ??
    open(parts, { of: 'clinicDob', id: row.clinicDetailsId, sealed: row.clinicDobSealed, clear: row.clinicDob })
  );
}

/** The booker's address, from the profile or as entered at the clinic of the request; null unless it is whole. */
export function addressOf(parts: Parts, row: BookingRow) {
  const { profileId, ownStreet, ownStreetSealed, clinicDetailsId, clinicStreet, clinicStreetSealed } = row;
  const own = {
    street: open(parts, { of: 'profileStreet', id: profileId, sealed: ownStreetSealed, clear: ownStreet }),
    suburb: row.ownSuburb,
    state: row.ownState,
    postalCode: row.ownPostalCode,
  };
  const clinic = {
    street: open(parts, { of: 'clinicStreet', id: clinicDetailsId, sealed: clinicStreetSealed, clear: clinicStreet }),
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
