import { Hono, type Context } from 'hono';
import { bodyOf, callerOf, textIn, type Desk } from './desk.ts';
import { Refusal } from './refusal.ts';

export function peopleRoutes({ state, status, done }: Desk): Hono {
  const app = new Hono();
  app.get('/auth/me', (c) => c.json({ role: state.roles.get(callerOf(c)) ?? null }));
  app.post('/users/register', async (c) => {
    const token = callerOf(c);
    const role = textIn(await bodyOf(c), 'role');
    if (role !== 'patient') throw new Refusal(403, 'Apply to become a specialist.');
    state.roles.set(token, role);
    return done(c);
  });

  app.post('/uploads/presign', async (c) => {
    callerOf(c);
    const body = await bodyOf(c);
    const hint = textIn(body, 'keyHint');
    if (!['cv', 'ahpra', 'photo', 'id1', 'id2'].includes(hint)) throw new Refusal(400, 'keyHint is not known.');
    textIn(body, 'contentType');
    const key = `documents/${state.newId()}-${hint}`;
    return c.json({ url: new URL('/files', c.req.url).href, fields: { key } });
  });
  app.post('/files', async (c) => {
    const { key, file } = await c.req.parseBody();
    if (typeof key !== 'string' || !(file instanceof File)) throw new Refusal(400, 'Send the fields and a file.');
    state.uploads.push({ key, bytes: file.size });
    return c.body(null, 204);
  });

  app.post('/register/specialist', async (c) => {
    const token = callerOf(c);
    const body = await bodyOf(c);
    for (const name of ['name', 'email', 'phone', 'ahpraNumber', 'turnstileToken']) textIn(body, name);
    if (state.applications.get(token)) throw new Refusal(409, 'Your application is still pending');
    state.applications.set(token, { status: 'PENDING', profileType: textIn(body, 'profileType') });
    return done(c);
  });
  const application = (c: Context) => {
    const found = state.applications.get(callerOf(c));
    if (!found) throw new Refusal(404, 'No application');
    return c.json({ status: status(found.status), profileType: found.profileType });
  };
  app.get('/work/doctors/me', application);
  app.get('/work/doctors', application);
  return app;
}
