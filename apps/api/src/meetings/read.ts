import { defaultMeeting, type Meeting } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db, Row } from '../db/schema.ts';

export type MeetingRow = {
  [Column in 'way' | 'video_url' | 'instructions']: Row<'specialist_meetings'>[Column] | null;
};

export function meetingOf(row: MeetingRow | undefined): Meeting {
  if (!row?.way) return defaultMeeting;
  return { way: row.way, videoUrl: row.video_url, instructions: row.instructions };
}

export async function readMeeting(db: Db, specialistId: string): Promise<Answer<'myMeeting'>> {
  const row = await db
    .selectFrom('specialist_meetings')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst();
  return { specialistId, ...meetingOf(row), isSaid: row !== undefined };
}
