import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { meetingOf } from '../meetings/read.ts';
import { practisedBy } from './practised-by.ts';
import { shownFacts } from './shown-facts.ts';
import { shownReply } from './shown-reply.ts';
import { registrationsOf } from '../licences/registrations.ts';

export const specialistPage: Handler<'specialistPage'> = async ({ db, config, now }, { params }) => {
  const row = await db
    .selectFrom('specialists as s')
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 's.id')
    .selectAll('s')
    .select(['m.way', 'm.video_url', 'm.instructions'])
    .where('s.id', '=', params.id)
    .where('s.approved', '=', true)
    .executeTakeFirst();
  if (!row) throw new ApiError('NOT_FOUND', 'Specialist not found');
  const { specialties, licences } = await practisedBy(db, row.id);
  return {
    ...shownFacts(row),
    ...shownReply(config, row.profession, row, now()),
    featured: row.profile_type === 'EUCA_MD',
    profession: row.profession,
    specialties,
    registrations: await registrationsOf(row.profession, licences),
    meetsBy: meetingOf(row).way,
    noticeHours: row.notice_hours,
  };
};
