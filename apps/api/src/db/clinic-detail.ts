import { sql, type RawBuilder } from 'kysely';

type Column = 'name' | 'state';

/** The patient's detail, or the clinic's. */
export const orClinicDetail = <T extends string>(own: string, column: Column, request: string): RawBuilder<T | null> =>
  sql<T | null>`coalesce(${sql.ref(own)}, (select d.${sql.ref(column)} from partner_details d
    where d.user_id = ${sql.ref(`${request}.patient_id`)} and d.partner_id = ${sql.ref(`${request}.partner_id`)}))`;
