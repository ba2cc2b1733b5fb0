import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { pageOf } from '../http/page.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { orClinicDetail } from '../db/clinic-detail.ts';
import { exactly } from '../db/exactly.ts';
import { countOf } from '../db/count-of.ts';
import { rescheduleView } from '../bookings/latest-reschedules.ts';

const list = 'waiting reschedules';

export const waitingReschedules: Handler<'waitingReschedules'> = async (ctx, { query }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  const place = readCursor(list, query.cursor);
  const all = ctx.db
    .selectFrom('reschedules as m')
    .where('m.specialist_id', '=', specialistId)
    // Literal lets every plan use the partial index of waiting requests.
    .where('m.state', '=', sql.lit('ASKED'))
    .where('m.answer_by', '>', now);
  const waiting = query.rescheduleId === undefined ? all : all.where('m.id', '=', query.rescheduleId);
  const rest = place ? waiting.where(sql<boolean>`(m.answer_by, m.id) > (${place.at}, ${place.id})`) : waiting;
  const rows = await rest
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .innerJoin('selections as sel', 'sel.id', 'm.selection_id')
    .innerJoin('users as u', 'u.id', 'm.patient_id')
    .leftJoin('people as q', 'q.id', 'sel.person_id')
    .selectAll('m')
    .select([
      'b.offer_id',
      'b.fee_cents',
      'sel.profession',
      'sel.specialty',
      'q.id as personId',
      'q.name as personName',
    ])
    .select(orClinicDetail('u.name', 'name', 'sel').as('name'))
    .select(exactly('m.answer_by').as('at'))
    .orderBy('m.answer_by')
    .orderBy('m.id')
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  if (shown.length > 0) {
    const ids = shown.flatMap(({ patient_id, personId }) =>
      personId === null ? [patient_id] : [patient_id, personId],
    );
    await writeAudit(ctx.db, ctx, { action: 'patient-details.read', subjects: [...new Set(ids)] });
  }
  return pageOf({
    query,
    rows,
    items: (page) =>
      page.map((row) => ({
        ...rescheduleView(ctx.config.fieldKeys, row, now),
        appointmentId: row.offer_id ?? row.selection_id,
        profession: row.profession,
        specialty: row.specialty,
        patientName: row.personName ?? row.name ?? '',
        feeCents: row.fee_cents,
        askedAt: row.created_at.toISOString(),
      })),
    cursorAfter: (row) => writeCursor(list, { at: row.at, id: row.id }),
    count: () => countOf(ctx.db, waiting.select('m.id')),
  });
};
