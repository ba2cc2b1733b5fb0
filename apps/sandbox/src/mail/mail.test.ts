import { createTransport, type SendMailOptions } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { getJson, sandboxForTest } from '../testing/sandbox-for-test.ts';
import type { Message } from './outbox.ts';

async function open() {
  const { url, smtpPort } = await sandboxForTest();
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  return {
    url,
    send: (mail: SendMailOptions) => transport.sendMail({ from: 'Tele <no-reply@tele.example>', ...mail }),
    list: async (to = '') =>
      (await getJson<{ items: Message[] }>(`${url}/_outbox.json?to=${encodeURIComponent(to)}`)).items,
  };
}

describe('the outbox', () => {
  it('lists emails sent over SMTP, newest first', async () => {
    const { send, list } = await open();
    await send({ to: 'ann@example.com', subject: 'First', text: 'One' });
    await send({
      to: 'Ann@example.com, bob@example.com',
      subject: 'Déjà vu – second',
      text: 'See https://tele.example/a?b=1&c=2.',
      html: '<p><a href="https://tele.example/a?b=1&amp;c=2">Open</a> <a href="javascript:alert(1)">x</a></p>',
      attachments: [{ filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    const [newest, oldest] = await list();
    expect(oldest?.subject).toBe('First');
    expect(newest).toMatchObject({
      subject: 'Déjà vu – second',
      from: 'no-reply@tele.example',
      to: 'Ann@example.com, bob@example.com',
      links: ['https://tele.example/a?b=1&c=2'],
    });
    expect(newest?.attachments[0]).toMatchObject({ filename: 'visit.ics', mimeType: 'text/calendar' });
  });

  it('filters by recipient, ignoring case', async () => {
    const { send, list } = await open();
    await send({ to: 'Ann@example.com', subject: 'For Ann', text: '' });
    await send({ to: 'bob@example.com', subject: 'For Bob', text: '' });
    expect((await list('ann@EXAMPLE.com')).map((mail) => mail.subject)).toEqual(['For Ann']);
    expect(await list('nn@example.com')).toEqual([]);
  });

  it('empties on request', async () => {
    const { url, send, list } = await open();
    await send({ to: 'ann@example.com', text: 'One' });
    await send({ to: 'bob@example.com', text: 'Two' });
    await fetch(`${url}/_outbox?to=ann@example.com`, { method: 'DELETE' });
    expect((await list()).map((mail) => mail.to)).toEqual(['bob@example.com']);
    await fetch(`${url}/_outbox`, { method: 'DELETE' });
    expect(await list()).toEqual([]);
  });

  it('shows links in the page, and the message in a frame without scripts', async () => {
    const { url, send, list } = await open();
    await send({
      to: 'a@b.co',
      subject: '<b>Hi</b>',
      text: 'https://tele.example/x',
      html: '<script>alert(1)</script><p>Hi</p>',
    });
    const [mail] = await list();
    const page = await (await fetch(`${url}/outbox/${mail?.id}`)).text();
    expect(page).toContain('<a href="https://tele.example/x">');
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(page).not.toContain('<script>alert');
    const body = await fetch(`${url}/outbox/${mail?.id}/body`);
    const policy = body.headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox /);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('allow-scripts');
    expect((await fetch(`${url}/outbox/none`)).status).toBe(404);
  });
});
