import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { underBasePath } from './lambda.ts';
import { aPatient } from '../testing/people.ts';
import { v1, v2 } from '../testing/gateway-events.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const run = handle(createApp(api.services));

const statusOf = async (event: LambdaEvent) =>
  ((await run(underBasePath(event, '/prod'))) as { statusCode: number }).statusCode;

describe('behind a gateway', () => {
  it.each([
    ['a v2 event with its stage', v2('/prod/health')],
    ['a v2 event of a custom domain', v2('/health')],
    ['a v1 event', v1('/health')],
    ['a v1 event with its stage', v1('/prod/health')],
  ])('%s reaches the call', async (_, event) => {
    expect(await statusOf(event)).toBe(200);
  });

  it('refuses a path that only begins like the base path', async () => {
    expect(await statusOf(v2('/production/health'))).toBe(404);
  });

  it('decodes a base64 body', async () => {
    const patient = await aPatient(api.services.db);
    const event = v2('/prod/specialists/search', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.identity.tokenFor(patient.email)}`,
        'content-type': 'application/json',
      },
      body: Buffer.from(JSON.stringify({ profession: 'doctor', specialty: 'Cardiology' })).toString('base64'),
      isBase64Encoded: true,
    });
    expect(await statusOf(event)).toBe(200);
  });
});
