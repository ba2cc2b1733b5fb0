// Minimal clinic server: signs in patients and exchanges the session for a widget token.
// Plain Node; README.md covers PHP and Python.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { TELE_API, TELE_SECRET_KEYS = '', PORT = '5276' } = process.env;
/** Newest first. Two keys are valid during rotation, so no deployment has to wait. */
const keys = TELE_SECRET_KEYS.split(',').filter(Boolean);
if (!TELE_API || keys.length === 0) throw new Error('Set TELE_API and TELE_SECRET_KEYS (tele_sec_…): see README.md.');

/** Session ID to verified email. Use your site's own session. */
const signedIn = new Map();
const sessionOf = (request) => /(?:^|; )clinic_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
const cookie = (id, seconds) => `clinic_session=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

/** Calls with one key. Retries network and server errors once: two tokens do no harm. */
async function ask(key, email, tries = 2) {
  try {
    const answer = await fetch(`${TELE_API}/partner/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(4_000),
    });
    if (answer.status < 500) return { status: answer.status, body: await answer.json() };
    throw new Error(`tele answered ${answer.status}`);
  } catch (fault) {
    if (tries > 1) return ask(key, email, tries - 1);
    return { status: 503, body: { error: String(fault) } };
  }
}

/** Token for the signed-in person, valid for 15 minutes. The widget requests a new one in time. */
async function tokenFor(email) {
  for (const key of keys) {
    const { status, body } = await ask(key, email);
    if (status === 200) return body.token;
    // The person disconnected this site in their Tele account: a visitor until they reconnect.
    if (body.code === 'CLINIC_DISCONNECTED') return null;
    // Never log the email or the key.
    console.error(`No token: tele answered ${status} ${body.code ?? ''} ${body.error ?? ''}`);
    if (status !== 401) return undefined;
  }
  return undefined;
}

const routes = {
  // Clinic's form. This one lets everyone in: yours checks a password and accepts verified emails only.
  'POST /login': async (request, response) => {
    const email = new URLSearchParams(await text(request)).get('email') ?? '';
    const id = randomUUID();
    if (/^\S+@\S+$/.test(email)) signedIn.set(id, email.toLowerCase());
    response.writeHead(303, { location: '/patients', 'set-cookie': cookie(id, 8 * 3600) }).end();
  },
  'POST /logout': (request, response) => {
    signedIn.delete(sessionOf(request));
    response.writeHead(303, { location: '/patients', 'set-cookie': cookie('', 0) }).end();
  },
  'GET /account': (request, response) => send(response, 200, { email: signedIn.get(sessionOf(request)) ?? null }),
  // The widget's `token` calls this. Null: signed out; 503: try again later.
  'POST /tele-token': async (request, response) => {
    const email = signedIn.get(sessionOf(request));
    const token = email === undefined ? null : await tokenFor(email);
    if (token === undefined) send(response, 503, { error: 'Booking is not available at the moment.' });
    else send(response, 200, { token });
  },
};

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

createServer((request, response) => {
  // Forms of other sites must not sign people in or out, nor get tokens.
  const foreign =
    request.method === 'POST' && !/^(same-origin|none)$/.test(request.headers['sec-fetch-site'] ?? 'none');
  const answer = routes[`${request.method} ${request.url}`];
  if (!answer || foreign) return send(response, answer ? 403 : 404, { error: 'Not here.' });
  Promise.resolve(answer(request, response)).catch(() => send(response, 500, { error: 'That went wrong.' }));
}).listen(Number(PORT), '127.0.0.1');
