import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { describe, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;
const patient = await aPatient(db);
const blocks = [{ startISO: '2026-12-02T00:00:00.000Z', endISO: '2026-12-04T00:00:00.000Z' }];
const specialist = await aSpecialist(db, { blocks });
const authorization = `Bearer ${await api.identity.tokenFor(patient.email)}`;

/** Raw bytes: fetch would decompress them. */
async function ask(path: string, accepts?: string, init: RequestInit = {}) {
  const headers = new Headers({ authorization, ...(init.headers as Record<string, string> | undefined) });
  if (accepts !== undefined) headers.set('accept-encoding', accepts);
  const answer = await api.fetch(path, { ...init, headers });
  return { headers: answer.headers, status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const slots = `/availability/slots?specialistId=${specialist.specialistId}`;

describe('a long answer', () => {
  it('is compressed on request, and decompresses to the same answer', async () => {
    const plain = await ask(slots);
    const text = Buffer.from(plain.bytes).toString();
    const [br, gzip] = [await ask(slots, 'gzip, deflate, br'), await ask(slots, 'gzip, deflate')];
    expect([br, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip']);
    expect([brotliDecompressSync(br.bytes), gunzipSync(gzip.bytes)].map(String)).toEqual([text, text]);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 8);
    expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 8);
  });

  it.each([undefined, 'identity', 'deflate', 'gzip;q=0'])(
    'is left as it is for a caller who accepts %s',
    async (accepts) => {
      const { headers, bytes } = await ask(slots, accepts);
      expect(headers.get('content-encoding')).toBeNull();
      expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({ specialistId: specialist.specialistId });
    },
  );

  it('keeps its version, which a save must name', async () => {
    const headers = { authorization: `Bearer ${await api.identity.tokenFor(specialist.email)}` };
    const many = Array.from({ length: 30 }, (_, day) => {
      const start = Date.parse('2026-12-02T00:00:00.000Z') + day * 86_400_000;
      return { startISO: new Date(start).toISOString(), endISO: new Date(start + 3_600_000).toISOString() };
    });
    const other = await aSpecialist(db, { blocks: many });
    headers.authorization = `Bearer ${await api.identity.tokenFor(other.email)}`;
    const read = async (accepts: string) =>
      (await api.fetch('/availability/mine', { headers: { ...headers, 'accept-encoding': accepts } })).headers;
    const [packed, plain] = [await read('br'), await read('identity')];
    expect(packed.get('content-encoding')).toBe('br');
    expect(packed.get('etag')).toBe(plain.get('etag'));
  });

  it('that refuses is compressed too', async () => {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`unknown-field-${n}`, n])));
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const { status, headers, bytes } = await ask('/specialists/search', 'gzip', init);
    expect([status, headers.get('content-encoding')]).toEqual([422, 'gzip']);
    expect(JSON.parse(String(gunzipSync(bytes)))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is passed on as bytes by a gateway', async () => {
    const event = {
      version: '2.0',
      rawPath: '/prod/openapi.json',
      rawQueryString: '',
      headers: { 'accept-encoding': 'gzip' },
      requestContext: { domainName: 'api.test', http: { method: 'GET', path: '/prod/openapi.json' } },
    } as unknown as LambdaEvent;
    const { isBase64Encoded, body } = await handle(createApp(api.services))(event);
    expect(isBase64Encoded).toBe(true);
    expect(JSON.parse(String(gunzipSync(Buffer.from(body, 'base64'))))).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('every answer', () => {
  it('varies by origin and accepted encoding', async () => {
    for (const path of ['/health', slots, '/nowhere']) {
      expect((await ask(path, 'br')).headers.get('vary')).toBe('Origin, Accept-Encoding');
    }
  });

  it('that is short is left as it is', async () => {
    expect((await ask('/health', 'br, gzip')).headers.get('content-encoding')).toBeNull();
    expect((await ask('/nowhere', 'br, gzip')).headers.get('content-encoding')).toBeNull();
  });
});
