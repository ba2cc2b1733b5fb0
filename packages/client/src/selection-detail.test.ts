import { describe, expect, it } from 'vitest';
import { aSelection } from '@tele/core/testing';
import { createTeleClient } from './create-client.ts';
import { fetchSelection, type FetchSelectionOptions } from './selection-detail.ts';

const found = aSelection({ selectionId: 'sel_1' });
const refused =
  (status: number, code = 'NOT_FOUND') =>
  () =>
    Response.json({ error: 'No.', code }, { status });
const headers = { 'tele-api': '1' };
const ok = () => Response.json(found, { headers });

/** Reads sel_1: detail replies in turn (the last one repeats), and `mine` as pages. */
function read(
  replies: (() => Response)[],
  mine: unknown = { items: [] },
  options: FetchSelectionOptions = {},
  morePages: unknown[] = [],
) {
  const pages = [mine, ...morePages];
  const waited: number[] = [];
  const paths: string[] = [];
  const client = createTeleClient({
    apiBase: '',
    fetch: async (url) => {
      const path = typeof url === 'string' ? url : '';
      paths.push(path);
      if (path.startsWith('/selections/mine')) return Response.json(pages.shift(), { headers });
      return (replies.length > 1 ? replies.shift() : replies[0])?.() ?? Response.error();
    },
  });
  const answer = fetchSelection(client, 'sel_1', {
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
    ...options,
  });
  return { answer, waited, paths };
}

describe('fetchSelection', () => {
  it('answers at once when the request is there', async () => {
    const { answer, waited } = read([ok]);
    await expect(answer).resolves.toEqual(found);
    expect(waited).toEqual([]);
  });

  it('waits 300 ms first when it was just paid', async () => {
    const { answer, waited } = read([ok], undefined, { fromPayment: true });
    await expect(answer).resolves.toEqual(found);
    expect(waited).toEqual([300]);
  });

  it('retries while it is not found, waiting twice as long each time', async () => {
    const { answer, waited } = read([refused(404), refused(404), refused(404), ok]);
    await expect(answer).resolves.toEqual(found);
    expect(waited).toEqual([200, 400, 800]);
  });

  it('is still being prepared after five retries when it was just paid', async () => {
    const { answer, waited, paths } = read([refused(404)], undefined, { fromPayment: true });
    await expect(answer).rejects.toMatchObject({
      code: 'STILL_PREPARING',
      message: 'Still preparing your request. Please reload in a moment.',
    });
    expect(waited).toEqual([300, 200, 400, 800, 1600, 3200]);
    expect(paths.slice(5)).toEqual(['/selections/sel_1', '/selections/mine']);
  });

  it('throws not found after five retries without a payment', async () => {
    const { answer, waited, paths } = read([refused(404)]);
    await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Selection not found' });
    expect(waited).toEqual([200, 400, 800, 1600, 3200]);
    expect(paths.slice(5)).toEqual(['/selections/sel_1', '/selections/mine']);
  });

  it.each([405, 501, 500, 503])('looks it up in mine when the call is unavailable (%i)', async (status) => {
    const { answer, paths } = read([refused(status, 'UNAVAILABLE')], { items: [found] });
    await expect(answer).resolves.toEqual(found);
    expect(paths).toEqual(['/selections/sel_1', '/selections/mine']);
  });

  it('looks it up on every page of mySelections', async () => {
    const other = aSelection({ selectionId: 'sel_2' });
    const { answer, paths } = read([refused(501, 'UNAVAILABLE')], { items: [other], next: 'more' }, {}, [
      { items: [other], next: 'most' },
      { items: [found] },
    ]);
    await expect(answer).resolves.toEqual(found);
    expect(paths.slice(1)).toEqual([
      '/selections/mine',
      '/selections/mine?cursor=more',
      '/selections/mine?cursor=most',
    ]);
  });

  it('is not found when it is absent from mine', async () => {
    const { answer } = read([refused(501, 'UNAVAILABLE')], { items: [] });
    await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Selection not found' });
  });

  it('does not retry other refusals', async () => {
    const { answer, paths } = read([refused(403, 'FORBIDDEN')]);
    await expect(answer).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(paths).toHaveLength(1);
  });

  it('stops when the caller gives up', async () => {
    const { answer, paths } = read([refused(404)], undefined, { signal: AbortSignal.abort() });
    await expect(answer).rejects.toThrow('aborted');
    expect(paths).toEqual([]);
  });
});
