import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '../page.ts';
import type { Outbox } from './outbox.ts';
import { messagePage, outboxPage } from './pages.ts';

// Messages are untrusted: no scripts, forms or requests.
const CAGE =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export function mailRoutes(outbox: Outbox): Hono {
  const app = new Hono();
  const gone = page('No such message', html`<p><a href="/outbox">Outbox</a></p>`);

  app.get('/outbox', (c) => {
    const to = c.req.query('to') ?? '';
    return c.html(outboxPage(outbox.list(to), to));
  });
  app.get('/outbox/:id', (c) => {
    const mail = outbox.find(c.req.param('id'));
    return mail ? c.html(messagePage(mail)) : c.html(gone, 404);
  });
  app.get('/outbox/:id/body', (c) => {
    const mail = outbox.find(c.req.param('id'));
    if (!mail) return c.html(gone, 404);
    return c.html(`<!doctype html><base target="_blank">${mail.html}`, 200, { 'content-security-policy': CAGE });
  });
  app.get('/outbox/:id/attachments/:at', (c) => {
    const file = outbox.find(c.req.param('id'))?.attachments[Number(c.req.param('at'))];
    if (!file) return c.html(gone, 404);
    return c.body(new Uint8Array(Buffer.from(file.content, 'base64')), 200, {
      'content-type': file.mimeType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'content-security-policy': CAGE,
      'x-content-type-options': 'nosniff',
    });
  });

  app.get('/_outbox.json', (c) => c.json({ items: outbox.list(c.req.query('to')) }));
  app.delete('/_outbox', (c) => {
    outbox.clear(c.req.query('to'));
    return c.json({ ok: true });
  });
  return app;
}
