import type { Filling, LargeSize } from './large-size.ts';

export function largeEmails({ patients, records }: LargeSize, now: Date): Filling[] {
  return [
    `insert into specialist_meetings (specialist_id, way, video_url, said_at)
      select id, 'video', 'https://meet.example.com/' || id, $1::timestamptz from specialists`,
    `insert into email_preferences (user_id, day_before, hours_before, chosen_at)
      select 'usr_p' || n, n % 2 = 0, true, $1::timestamptz from generate_series(1, ${patients}) n`,
    `insert into sent_emails (id, user_id, subject, sent_at)
      select 'job_sent_' || n, 'usr_p' || n, 'Your request was sent', $1::timestamptz from generate_series(1, ${patients - 1}) n`,
    `insert into reminders_due (booking_id, remind_at)
      select 'bkg_far_' || n, $1::timestamptz + interval '60 days' + interval '1 minute' * n from generate_series(1, ${records}) n`,
    `insert into reminders_written (booking_id, start_at, kind, side)
      select 'bkg_past_' || n, $1::timestamptz - interval '1 day', 'day', 'patient' from generate_series(1, ${records}) n`,
    `insert into receipts (charge_id, issued_at)
      select coalesce(c.id, 'chg_none_' || n), $1::timestamptz from generate_series(1, ${records}) n
      left join (select id, row_number() over (order by id) as place from charges where status = 'CAPTURED') c on c.place = n`,
  ].map((sql) => ({ sql, values: [now] }));
}
