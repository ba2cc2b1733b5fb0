import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTeleClient } from '../create-client.ts';
import { aBlock, anAvailability, someBlocks } from '@tele/core/testing';
import { keptAvailability } from '@tele/core/testing';
import { mock } from '@tele/core/testing';

function aClient(kept = keptAvailability()) {
  const handlers = [mock('myAvailability', kept.mine), mock('saveAvailability', kept.save)];
  return createTeleClient({
    apiBase: 'https://api.example.com',
    fetch: async (url, init) =>
      (await getResponse(handlers, new Request(url, init))) ?? new Response(null, { status: 404 }),
  });
}

describe('kept availability', () => {
  it('returns all blocks, or the ones in a range', async () => {
    const client = aClient();
    expect(await client.call('myAvailability')).toEqual(anAvailability());
    const query = { start: '2026-11-24T00:00:00.000Z', end: '2026-11-24T12:00:00.000Z' };
    const { items } = await client.call('myAvailability', { query });
    expect(items).toEqual([aBlock('2026-11-24', 9, 12.5), aBlock('2026-11-24', 14, 17)]);
  });

  it('remembers a save, and refuses a stale one as the API does', async () => {
    const kept = keptAvailability();
    const client = aClient(kept);
    const blocks = [aBlock()];
    const saved = await client.call('saveAvailability', { body: { blocks }, ifMatch: '1' });
    expect(saved).toEqual({ version: '2', items: blocks });
    kept.change(someBlocks());
    await expect(client.call('saveAvailability', { body: { blocks }, ifMatch: '2' })).rejects.toMatchObject({
      code: 'STALE',
      status: 412,
    });
    expect(kept.read()).toEqual({ version: '3', items: someBlocks() });
  });

  it('replaces the blocks of the range read last when a save names no version', async () => {
    const kept = keptAvailability();
    const client = aClient(kept);
    await client.call('myAvailability', { query: { start: '2026-11-24T00:00:00.000Z' } });
    await client.call('saveAvailability', { body: { blocks: [] } });
    expect(kept.read().items).toEqual(someBlocks().slice(0, 1));
  });

  it('refuses the same input as the API', async () => {
    const { startISO, endISO } = aBlock();
    const save = aClient().call('saveAvailability', {
      body: { blocks: [{ startISO: endISO, endISO: startISO }] },
      ifMatch: '1',
    });
    await expect(save).rejects.toMatchObject({
      status: 422,
      fields: { 'blocks.0': 'The end must be after the start.' },
    });
  });
});
