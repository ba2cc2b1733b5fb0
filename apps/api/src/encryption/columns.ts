interface EncryptedColumn {
  table: string;
  key: string;
  column: `${string}_encrypted`;
  clear?: { column: string; empty: '' | null };
}

/** All encrypted columns. Others cannot be encrypted (`Place`); `ops rotate-keys` covers every one. */
export const encryptedColumns = {
  medicareNumber: { table: 'patient_profiles', key: 'user_id', column: 'medicare_or_ihi_encrypted' },
  clinicNumber: { table: 'partner_details', key: 'id', column: 'medicare_or_ihi_encrypted' },
  personNumber: { table: 'people', key: 'id', column: 'medicare_or_ihi_encrypted' },
  calendarAddress: { table: 'busy_calendars', key: 'id', column: 'address_encrypted' },
  profilePhone: {
    table: 'patient_profiles',
    key: 'user_id',
    column: 'phone_encrypted',
    clear: { column: 'phone', empty: '' },
  },
  profileDob: {
    table: 'patient_profiles',
    key: 'user_id',
    column: 'dob_encrypted',
    clear: { column: 'dob', empty: null },
  },
  profileStreet: {
    table: 'patient_profiles',
    key: 'user_id',
    column: 'street_encrypted',
    clear: { column: 'street', empty: null },
  },
  clinicPhone: {
    table: 'partner_details',
    key: 'id',
    column: 'phone_encrypted',
    clear: { column: 'phone', empty: null },
  },
  clinicDob: { table: 'partner_details', key: 'id', column: 'dob_encrypted', clear: { column: 'dob', empty: null } },
  clinicStreet: {
    table: 'partner_details',
    key: 'id',
    column: 'street_encrypted',
    clear: { column: 'street', empty: null },
  },
  personPhone: { table: 'people', key: 'id', column: 'phone_encrypted', clear: { column: 'phone', empty: null } },
  personDob: { table: 'people', key: 'id', column: 'dob_encrypted', clear: { column: 'dob', empty: null } },
  requestReason: {
    table: 'selections',
    key: 'id',
    column: 'reason_encrypted',
    clear: { column: 'reason', empty: null },
  },
  requestTimeframe: {
    table: 'selections',
    key: 'id',
    column: 'timeframe_words_encrypted',
    clear: { column: 'timeframe_words', empty: null },
  },
  rescheduleLine: { table: 'reschedules', key: 'id', column: 'line_encrypted', clear: { column: 'line', empty: null } },
  applicationContact: { table: 'applications', key: 'id', column: 'contact_encrypted' },
  feedToken: { table: 'calendar_feeds', key: 'specialist_id', column: 'token_encrypted' },
} as const satisfies Record<string, EncryptedColumn>;

export type EncryptedName = keyof typeof encryptedColumns;

export interface Place {
  of: EncryptedName;
  id: string;
}

export const medicarePlace = (userId: string): Place => ({ of: 'medicareNumber', id: userId });

export const clinicNumberPlace = (detailsId: string): Place => ({ of: 'clinicNumber', id: detailsId });

export const personNumberPlace = (personId: string): Place => ({ of: 'personNumber', id: personId });

export const contactPlace = (applicationId: string): Place => ({ of: 'applicationContact', id: applicationId });

export const addressPlace = (calendarId: string): Place => ({ of: 'calendarAddress', id: calendarId });

export const feedPlace = (specialistId: string): Place => ({ of: 'feedToken', id: specialistId });
