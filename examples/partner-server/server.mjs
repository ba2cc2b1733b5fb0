// A clinic's own server, as small as it can be: it signs the clinic's patients in, and trades who is signed in for a token that the widget
// on its page works with. Node alone; README.md says how to copy it, and how the same is done in PHP and Python.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { TELE_API, TELE_SECRET_KEYS = '', PORT = '5276' } = process.env;
/** The newest first. Two are good while one takes the place of the other, so that nobody waits for a deployment. */
const keys = TELE_SECRET_KEYS.split(',').filter(Boolean);
if (!TELE_API || keys.length === 0) throw new Error('Set TELE_API and TELE_SECRET_KEYS (tele_sec_…): see README.md.');

/** Session id to verified e-mail. Yours is the session that your site has already. */
const signedIn = new Map();
const sessionOf = (request) => /(?:^|; )clinic_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
const cookie = (id, seconds) => `clinic_session=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

/** Asks with one key. A fault of the network or of tele's is tried once more: a token twice does no harm. */
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

/** The token for somebody who is signed in here: 15 minutes. The widget asks again before they are over. */
async function tokenFor(email) {
  for (const key of keys) {
    const { status, body } = await ask(key, email);
    if (status === 200) return body.token;
    // The person disconnected this site in their Tele account: a visitor until they connect it again.
    if (body.code === 'CLINIC_DISCONNECTED') return null;
    // Never the e-mail and never the key: logs are read by many.
    console.error(`No token: tele answered ${status} ${body.code ?? ''} ${body.error ?? ''}`);
    if (status !== 401) return undefined;
  }
  return undefined;
}

const routes = {
  // The form of the clinic. This one lets everybody in: yours asks for a password, and vouches for nobody whose e-mail it has not verified.
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
  // What the widget's `token` asks. Null says that nobody is signed in here; 503, that the next try may do better.
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
  // Forms of other sites may not sign anybody in or out, nor ask for tokens.
  const foreign =
    request.method === 'POST' && !/^(same-origin|none)$/.test(request.headers['sec-fetch-site'] ?? 'none');
  const answer = routes[`${request.method} ${request.url}`];
  if (!answer || foreign) return send(response, answer ? 403 : 404, { error: 'Not here.' });
  Promise.resolve(answer(request, response)).catch(() => send(response, 500, { error: 'That went wrong.' }));
}).listen(Number(PORT), '127.0.0.1');
