import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { meetingOf } from '../meetings/read.ts';
import { practisedBy } from './practised-by.ts';
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
    specialistId: row.id,
    name: row.name,
    photoUrl: row.photo_url,
    photoSmallUrl: row.photo_small_url,
    location: { city: row.city, state: row.state },
    subspecialties: row.subspecialties,
    bio: row.bio,
    ...(row.languages.length > 1 && { languages: row.languages }),
    ...(row.fee_from_cents !== null && { feeFromCents: row.fee_from_cents }),
    ...shownReply(config, row.profession, row, now()),
    featured: row.profile_type === 'EUCA_MD',
    profession: row.profession,
    specialties,
    registrations: await registrationsOf(row.profession, licences),
    meetsBy: meetingOf(row).way,
    noticeHours: row.notice_hours,
  };
};
