import { setTimeout as wait } from 'node:timers/promises';
import { checkRestored } from '../restored/check-restored.ts';
import type { NamedDrill } from './named-drill.ts';

/** Before the point, and after it: the time that is lost. */
const [keptMs, lostMs] = [10_000, 15_000];

export const restore: NamedDrill = {
  name: 'restore',
  what: 'a backup; later, a server of its own restored to a point of that time, and its money reconciled with the provider',
  act: async (scene) => {
    await scene.cluster.backUp();
    await wait(keptMs);
    const before = structuredClone(scene.world.promises);
    // A commit that was answered by now is older than the point.
    await wait(50);
    const at = new Date();
    await wait(lostMs);
    return () => checkRestored(scene, { at, before });
  },
};
