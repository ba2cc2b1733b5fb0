import { describe, expect, it } from 'vitest';
import { loadSlotsInParallel } from './parallel.ts';

const ids = Array.from({ length: 12 }, (_, index) => `spc_${index}`);
const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));

/** Loading whose answers are resolved by hand, in any order. */
function aLoading(signal?: AbortSignal, workers?: number) {
  const running = new Map<string, { finish: () => void; break: () => void }>();
  const events: string[] = [];
  let most = 0;
  const done = loadSlotsInParallel<string>({
    specialistIds: ids,
    load: (id) =>
      new Promise((resolve, reject) => {
        running.set(id, { finish: () => resolve(`slots of ${id}`), break: () => reject(new Error(id)) });
        most = Math.max(most, running.size);
      }),
    onLoaded: (id, loaded) => events.push(`${id}: ${loaded}`),
    onFailed: (id) => events.push(`${id} failed`),
    signal,
    workers,
  });
  const settle = async (id: string, how: 'finish' | 'break' = 'finish') => {
    const each = running.get(id);
    running.delete(id);
    each?.[how]();
    for (let turns = 0; turns < 10; turns += 1) await turn();
  };
  return { running, events, done, settle, most: () => most };
}

describe('loadSlotsInParallel', () => {
  it('keeps five going at once, never more, until all are done', async () => {
    const loading = aLoading();
    expect([...loading.running.keys()]).toEqual(ids.slice(0, 5));
    for (const id of ids) await loading.settle(id);
    await loading.done;
    expect(loading.most()).toBe(5);
    expect(loading.events).toHaveLength(12);
  });

  it('passes on each result as it arrives', async () => {
    const loading = aLoading();
    await loading.settle('spc_3');
    expect(loading.events).toEqual(['spc_3: slots of spc_3']);
    expect([...loading.running.keys()]).toContain('spc_5');
    await loading.settle('spc_5');
    expect(loading.events).toEqual(['spc_3: slots of spc_3', 'spc_5: slots of spc_5']);
  });

  it('continues after a failure', async () => {
    const loading = aLoading();
    await loading.settle('spc_0', 'break');
    expect(loading.events).toEqual(['spc_0 failed']);
    for (const id of ids.slice(1)) await loading.settle(id);
    await loading.done;
    expect(loading.events).toHaveLength(12);
  });

  it('starts nothing and calls no callback once aborted', async () => {
    const controller = new AbortController();
    const loading = aLoading(controller.signal, 2);
    await loading.settle('spc_0');
    controller.abort();
    await loading.settle('spc_1');
    await loading.settle('spc_2', 'break');
    await loading.done;
    expect(loading.events).toEqual(['spc_0: slots of spc_0']);
    expect(loading.running.size).toBe(0);
  });

  it('settles at once without specialists', async () => {
    const never = () => expect.fail('nothing to load');
    await loadSlotsInParallel({ specialistIds: [], load: never, onLoaded: never, onFailed: never });
  });
});
