import type { EmailPreferences } from '@tele/core';
import type { Db } from '../db/schema.ts';

/** Reminders are on until the person turns them off. */
export async function readEmailPreferences(db: Db, userId: string): Promise<EmailPreferences> {
  const row = await db.selectFrom('email_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return { dayBefore: row?.day_before ?? true, hoursBefore: row?.hours_before ?? true };
}
