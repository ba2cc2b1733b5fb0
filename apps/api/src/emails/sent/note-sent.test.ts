import { expect, it, vi } from 'vitest';
import type { Db } from '../../db/schema.ts';
import { aPatient } from '../../testing/people.ts';
import { withApi } from '../../testing/start-api.ts';
import type { Mail } from '../../vendors/mailer.ts';
import { notingMailer } from './note-sent.ts';

const api = await withApi();
const { db, now, log } = api.services;

const mail = (to: string, id = 'job_1'): Mail => ({
  id,
  to,
  subject: 'Your request was sent',
  text: 'Words',
  html: '',
});
const notedOf = (userId: string) => db.selectFrom('sent_emails').selectAll().where('user_id', '=', userId).execute();

it('records an email’s subject and time once, and none of its text', async () => {
  const { userId, email } = await aPatient(db);
  const { mailer } = api.services;
  await mailer.send(mail(email.toUpperCase()));
  await mailer.send(mail(email));
  await mailer.send(mail('nobody@example.com', 'job_2'));
  expect(await notedOf(userId)).toEqual([
    { id: 'job_1', user_id: userId, subject: 'Your request was sent', sent_at: api.clock.now },
  ]);
});

it('records nothing for an unsent email, and reports the failure', async () => {
  const { userId, email } = await aPatient(db);
  const send = async () => {
    throw new Error('away');
  };
  await expect(notingMailer({ send }, { db, now, log }).send(mail(email, 'job_3'))).rejects.toThrow('away');
  expect(await notedOf(userId)).toEqual([]);
});

it('an email sent but not recorded is done and is not sent again', async () => {
  const warn = vi.spyOn(log, 'warn');
  const away = new Proxy({} as Db, {
    get: () => () => {
      throw new TypeError('no database');
    },
  });
  const send = vi.fn(async () => undefined);
  await notingMailer({ send }, { db: away, now, log }).send(mail('maeve@example.com', 'job_4'));
  expect(send).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain('maeve');
});
