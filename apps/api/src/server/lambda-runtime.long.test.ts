import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { bundle } from '../../lambda/bundle.ts';
import type { Config } from '../config/config.ts';
import { v1, v2 } from '../testing/gateway-events.ts';
import { startLambda, type LambdaRuntime } from '../testing/lambda-runtime.ts';
import { aNewcomer, aPatient } from '../testing/people.ts';
import { type aForm, aRegistration, aToken, files, registrationConfig, send } from '../testing/registrations.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { environmentOf } from '../testing/start-server.ts';
import { startStripe } from '../testing/start-stripe.ts';
import { unzip } from '../testing/unzip.ts';

interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

async function aFunction(
  change: Record<string, string> = {},
  config: Partial<Config> = {},
): Promise<{ api: TestApi; lambda: LambdaRuntime }> {
  const api = await startApi({ now: new Date(), config });
  const variables = environmentOf(api.services.config) as Record<string, string>;
  const lambda = await startLambda((await bundle()).zip, { ...variables, ...change });
  onTestFinished(async () => {
    await lambda.stop();
    await api.close();
  });
  return { api, lambda };
}

async function answered(lambda: LambdaRuntime, event: object): Promise<Answer> {
  const outcome = await lambda.invoke(event);
  if (outcome.tag === 'error') throw new Error(outcome.message);
  return outcome.body as Answer;
}

describe('the zip', () => {
  it('has the same bytes in every build', async () => {
    const [one, other] = [await bundle(), await bundle()];
    expect(one.zip.equals(other.zip)).toBe(true);
  });

  it('holds the handler, without the embedded database', async () => {
    const { zip, parts } = await bundle();
    expect([...unzip(zip).keys()]).toContain('index.mjs');
    expect(parts.map(([name]) => name).filter((name) => /pglite|pg-native|node-server/.test(name))).toEqual([]);
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('the function in its runtime', () => {
  it('starts cold and handles both kinds of event, with its own database', async () => {
    const { api, lambda } = await aFunction();
    const first = await answered(lambda, v2('/prod/health'));
    expect([first.statusCode, JSON.parse(first.body)]).toEqual([200, { ok: true, database: 'postgres' }]);
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await answered(lambda, v1('/health'))).statusCode).toBe(200);

    const patient = await aPatient(api.services.db);
    const authorization = `Bearer ${await api.identity.tokenFor(patient.email)}`;
    const me = await answered(lambda, v2('/prod/auth/me', { headers: { authorization } }));
    expect([me.statusCode, JSON.parse(me.body)]).toMatchObject([200, { userId: patient.userId, role: 'patient' }]);
    const search = { profession: 'doctor', specialty: 'Cardiology', mode: 'EITHER', limit: 30 };
    const headers = { authorization, 'content-type': 'application/json' };
    const found = await answered(
      lambda,
      v2('/prod/specialists/search', { method: 'POST', headers, body: JSON.stringify(search) }),
    );
    expect([found.statusCode, JSON.parse(found.body)]).toMatchObject([200, { items: [] }]);
  });

  it('refuses as the server does, and takes the caller only from the gateway', async () => {
    const { lambda } = await aFunction({ JOBS_TOKEN: 'jobs-token-of-the-tests' });
    expect((await answered(lambda, v2('/prod/nowhere'))).statusCode).toBe(404);
    expect((await answered(lambda, v2('/prod/auth/me'))).statusCode).toBe(401);
    const statuses: number[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${turn}`, authorization: 'Bearer guess' };
      statuses.push(
        (await answered(lambda, v2('/prod/internal/jobs', { method: 'POST', headers: forged }))).statusCode,
      );
    }
    // More than ten fall into one minute, even across its boundary.
    expect([statuses[0], statuses.includes(429)]).toEqual([401, true]);
  });

  it('checks an application’s files with the keys of its role', async () => {
    const stripe = await startStripe({ now: new Date() });
    onTestFinished(() => stripe.stop());
    const { s3, turnstile } = registrationConfig(stripe.url);
    const none = { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
    const role = { AWS_ACCESS_KEY_ID: 'AKIASANDBOX', AWS_SECRET_ACCESS_KEY: 's3-sandbox-secret' };
    const given = { ...none, ...role, AWS_SESSION_TOKEN: 'a-session' };
    const { api, lambda } = await aFunction(given, { s3, turnstile });
    const person = await aNewcomer(api.services.db);
    const authorization = `Bearer ${await api.identity.tokenFor(person.email)}`;
    const post = async (path: string, body: object) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await answered(lambda, v2(path, { method: 'POST', headers, body: JSON.stringify(body) }));
      return { status: answer.statusCode, body: JSON.parse(answer.body) as unknown };
    };
    const form = (await post('/prod/uploads/presign', { keyHint: 'cv' })).body as Awaited<ReturnType<typeof aForm>>;
    expect(form.fields['X-Amz-Security-Token']).toBe('a-session');
    expect(await send(form, files.pdf)).toBe(204);
    const registration = aRegistration(person, { documents: { cvKey: form.key } });
    const applied = { ...registration, turnstileToken: await aToken(stripe.url) };
    expect(await post('/prod/register/specialist', applied)).toMatchObject({
      status: 200,
      body: { status: 'PENDING', documents: [{ kind: 'cv', bytes: files.pdf.size }] },
    });
  });

  it('reports an internal error to the runtime, and takes the next event', async () => {
    const { lambda } = await aFunction({ DATABASE_URL: '' });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await lambda.invoke(v2('/prod/health'))).toEqual({
        tag: 'error',
        type: 'Error',
        message: 'DATABASE_URL is missing: a function has no folder to keep a database in.',
      });
    }
  });
});
