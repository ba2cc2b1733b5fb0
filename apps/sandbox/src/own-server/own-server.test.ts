import { describe, expect, it, onTestFinished } from 'vitest';
import type { OwnServerOptions } from './options.ts';
import { startOwnServer } from './start.ts';

const now = Date.parse('2026-03-02T04:10:00Z');

async function ownServer(options: Partial<OwnServerOptions> = {}) {
  const server = await startOwnServer({ now: () => now, ...options });
  onTestFinished(() => server.close());
  const call = async (token: string | null, route: string, body?: object) => {
    const [method, path] = route.split(' ');
    const response = await fetch(server.url + path, {
      method,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown), response };
  };
  return { ...server, call };
}

const search = { profession: 'doctor', specialty: 'Gastroenterology & Hepatology', limit: 30 };

describe('a server of the specification alone', () => {
  it('turns a search and request into an appointment', async () => {
    const { call } = await ownServer();
    const found = await call('patient', 'POST /specialists/search', search);
    expect(found.body).toEqual([
      expect.objectContaining({ specialistId: '11', photoUrl: null }),
      expect.objectContaining({ specialistId: '12' }),
    ]);
    const slots = await call('patient', 'GET /availability/slots?specialistId=11&days=30');
    const [first] = slots.body as { startISO: string }[];
    expect(first).toEqual({ startISO: '2026-03-03T00:00:00Z', endISO: '2026-03-03T00:30:00Z' });
    const picks = ['11', '12'].map((specialistId) => ({ specialistId, slotISO: '2026-03-03T00:00:00.000Z' }));
    const created = await call('patient', 'POST /selections', { ...search, picks });
    const { selectionId } = created.body as { selectionId: string };
    const accept = { feeCents: 24_500, paymentMethodId: 'pm_1' };

    const unpaid = await call('specialist', `POST /selections/${selectionId}/accept`, accept);
    expect([unpaid.status, unpaid.body]).toEqual([402, { error: 'Card not on file' }]);
    await call('patient', `POST /selections/${selectionId}/attach-payment`, { paymentMethodId: 'pm_1' });
    expect((await call('specialist', 'GET /selections/incoming')).body).toEqual([
      expect.objectContaining({ selectionId, status: 'pending', slotISO: '2026-03-03T00:00:00Z' }),
    ]);
    expect((await call('specialist', `POST /selections/${selectionId}/accept`, accept)).status).toBe(204);
    expect((await call('specialist-2', `POST /selections/${selectionId}/accept`, accept)).body).toEqual({
      error: 'Already booked',
    });
    expect((await call('patient', `GET /selections/${selectionId}`)).body).toMatchObject({
      status: 'booked',
      candidates: [{ status: 'accepted' }, { status: 'lost' }],
      booking: { slotISO: '2026-03-03T00:00:00Z', feeCents: 24_500 },
    });
    for (const token of ['patient', 'specialist']) {
      expect((await call(token, 'GET /appointments/mine')).body).toEqual([
        expect.objectContaining({ offerId: null, selectionId, startISO: '2026-03-03T00:00:00Z' }),
      ]);
    }
    expect((await call('patient', `DELETE /requests/${selectionId}`)).status).toBe(409);
    await call('patient', `POST /appointments/${selectionId}/cancel`);
    expect((await call('patient', 'GET /appointments/mine')).body).toEqual([]);
    expect((await call('patient', `DELETE /requests/${selectionId}`)).status).toBe(204);
    expect((await call('patient', 'GET /selections/mine')).body).toEqual([]);
  });

  it('turns an open request into an appointment', async () => {
    const { call } = await ownServer();
    const { specialty } = search;
    const created = await call('patient', 'POST /requests', { specialty, timeframe: 'this week', reason: 'Reflux' });
    const { requestId } = created.body as { requestId: string };
    const slots = ['2026-03-04T00:00:00Z'];
    await call('specialist', 'POST /offers', { requestId, feeCents: 20_000, slots });
    const offers = await call('patient', 'GET /offers/mine');
    const [{ id }] = offers.body as [{ id: string }];
    await call('patient', `POST /offers/${id}/prepare-payment`, { chosenSlotISO: slots[0] });
    await call('patient', `POST /offers/${id}/finalise`);
    expect((await call('specialist', 'GET /appointments/mine')).body).toEqual([
      expect.objectContaining({ offerId: id, selectionId: null, startISO: slots[0] }),
    ]);
  });

  it('replaces all blocks, also those outside the range that was read', async () => {
    const { call, state } = await ownServer({ lists: 'named', blockNames: ['from', 'finish'] });
    const read = await call('specialist', 'GET /availability/mine?start=2026-03-03T00:00:00Z&end=2026-03-04T00:00:00Z');
    expect(read.body).toEqual({ blocks: [{ from: '2026-03-03T00:00:00Z', finish: '2026-03-03T03:00:00Z' }] });
    const blocks = [{ startISO: '2026-03-05T00:00:00.000Z', endISO: '2026-03-05T01:00:00.000Z' }];
    await call('specialist', 'PUT /availability/mine', { specialistId: '11', blocks });
    expect(state.availability.get('11')).toEqual([
      { startISO: '2026-03-05T00:00:00Z', endISO: '2026-03-05T01:00:00Z' },
    ]);
  });

  it('accepts an upload and an application', async () => {
    const { call, state } = await ownServer();
    expect((await call('newcomer', 'GET /work/doctors/me')).status).toBe(404);
    const presigned = await call('newcomer', 'POST /uploads/presign', {
      keyHint: 'cv',
      contentType: 'application/pdf',
    });
    const { url, fields } = presigned.body as { url: string; fields: { key: string } };
    const form = new FormData();
    form.set('key', fields.key);
    form.set('file', new Blob(['%PDF-']));
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    expect(state.uploads).toEqual([{ key: fields.key, bytes: 5 }]);
    await call('newcomer', 'POST /register/specialist', {
      name: 'Dr Cy Holt',
      email: 'cy@example.com',
      phone: '+61491570156',
      ahpraNumber: 'MED0001',
      profileType: 'SOLO',
      turnstileToken: 'passed',
    });
    expect((await call('newcomer', 'GET /work/doctors/me')).body).toEqual({ status: 'pending', profileType: 'SOLO' });
  });

  it('allows two headers and answers unknown calls with an error alone', async () => {
    const { url, call, unknownCalls, refusedHeaders } = await ownServer({ without: ['GET /selections/:id'] });
    const preflight = await fetch(`${url}/selections`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization,idempotency-key' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(refusedHeaders).toEqual(['idempotency-key']);
    const unknown = await call('patient', 'GET /payouts/mine');
    expect([unknown.status, unknown.body]).toEqual([404, { error: 'Not found' }]);
    expect(unknown.response.headers.get('access-control-allow-origin')).toBe('*');
    expect(unknownCalls).toEqual(['GET /payouts/mine']);
    expect((await call('patient', 'GET /selections/101')).body).toEqual({ error: 'Not found' });
    const signedOut = await call(null, 'GET /auth/me');
    expect([signedOut.status, signedOut.body]).toEqual([401, { error: 'Please sign in.' }]);
  });
});
