import { Hono } from 'hono';
import { shapes, type BusyTime } from './shapes.ts';

const calendar = { 'content-type': 'text/calendar; charset=utf-8' };
const chunk = new TextEncoder().encode('X'.repeat(64 * 1024));

/** Calendar stand-ins: `/calendars/google/<name>.ics` and other shapes. `PUT /_calendars/<name>` sets busy times. */
export function calendarRoutes(): Hono {
  const kept = new Map<string, BusyTime[]>();
  const app = new Hono();
  app.put('/_calendars/:name', async (c) => {
    kept.set(c.req.param('name'), await c.req.json<BusyTime[]>());
    return c.json({ ok: true });
  });
  app.get('/calendars/harm/redirect.ics', (c) => c.redirect('http://169.254.169.254/latest/meta-data'));
  app.get('/calendars/harm/local.ics', (c) => {
    const url = new URL(c.req.url);
    return c.redirect(`http://localhost:${url.port}/calendars/google/roster.ics`);
  });
  app.get('/calendars/harm/round.ics', (c) => c.redirect('/calendars/harm/round.ics'));
  app.get('/calendars/harm/gone.ics', (c) => c.text('Gone', 410));
  app.get('/calendars/harm/silent.ics', () => new Promise<never>(() => undefined));
  app.get('/calendars/harm/packed.ics', (c) => c.body('x', 200, { ...calendar, 'content-encoding': 'gzip' }));
  app.get('/calendars/harm/seconds.ics', (c) => c.body(repeating('SECONDLY'), 200, calendar));
  app.get('/calendars/harm/never.ics', (c) => c.body(repeating('DAILY;BYMONTH=2;BYMONTHDAY=30'), 200, calendar));
  app.get('/calendars/harm/page.ics', (c) => c.html('<!doctype html><title>Sign in</title>'));
  app.get('/calendars/harm/large.ics', (c) => c.body(endless(50 * 16), 200, calendar));
  app.get('/calendars/harm/endless.ics', (c) => c.body(endless(Number.POSITIVE_INFINITY, 50), 200, calendar));
  app.get('/calendars/:shape/:file', (c) => {
    const shape = shapes[c.req.param('shape')];
    const name = /^([\w-]+)\.ics$/.exec(c.req.param('file'))?.[1];
    if (!shape || name === undefined) return c.notFound();
    return c.body(shape(kept.get(name) ?? []), 200, calendar);
  });
  return app;
}

const repeating = (rule: string): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', `RRULE:FREQ=${rule}`]
    .concat(['END:VEVENT', 'END:VCALENDAR', ''])
    .join('\r\n');

function endless(chunks: number, waitMs = 0): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
      if (sent >= chunks) return controller.close();
      sent += 1;
      controller.enqueue(waitMs > 0 ? chunk.slice(0, 16) : chunk);
    },
  });
}
