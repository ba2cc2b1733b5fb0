/** A column of encrypted values, and the primary key of its table. */
interface EncryptedColumn {
  table: string;
  key: string;
  column: `${string}_encrypted`;
  /** The same value in the clear, as versions before wrote it; `empty` is how it is emptied. */
  clear?: { column: string; empty: '' | null };
}

/** Every column that is encrypted: what is not listed cannot be encrypted (`Place`), and `ops rotate-keys` goes through all of them. */
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

/** Where an encrypted value lives. It opens nowhere else: copied to another row or column it is refused. */
export interface Place {
  of: EncryptedName;
  /** The primary key of its row. */
  id: string;
}

/** The place of a patient's Medicare or IHI number. */
export const medicarePlace = (userId: string): Place => ({ of: 'medicareNumber', id: userId });

/** The place of a number entered on a clinic's site. */
export const clinicNumberPlace = (detailsId: string): Place => ({ of: 'clinicNumber', id: detailsId });

/** The same of somebody a patient books for. */
export const personNumberPlace = (personId: string): Place => ({ of: 'personNumber', id: personId });

/** Phone and street of an application. */
export const contactPlace = (applicationId: string): Place => ({ of: 'applicationContact', id: applicationId });

/** Where the address of another calendar is encrypted. */
export const addressPlace = (calendarId: string): Place => ({ of: 'calendarAddress', id: calendarId });

/** Where the secret of a specialist's feed is encrypted. */
export const feedPlace = (specialistId: string): Place => ({ of: 'feedToken', id: specialistId });
