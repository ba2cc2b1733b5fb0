import { setTimeout as wait } from 'node:timers/promises';
import { checkRestored } from '../restored/check-restored.ts';
import type { NamedDrill } from './named-drill.ts';

/** Time before the restore point, and the lost time after it. */
const [keptMs, lostMs] = [10_000, 15_000];

export const restore: NamedDrill = {
  name: 'restore',
  what: 'a backup; later, a server of its own restored to a point of that time, and its money reconciled with the provider',
  act: async (scene) => {
    await scene.cluster.backUp();
    await wait(keptMs);
    const before = structuredClone(scene.world.promises);
    await wait(50);
    const at = new Date();
    await wait(lostMs);
    return () => checkRestored(scene, { at, before });
  },
};
