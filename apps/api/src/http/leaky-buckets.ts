export interface LeakyBuckets {
  level: (who: string) => number;
  add: (who: string, amount: number) => void;
}

interface Parts {
  leakPerMs: number;
  /** Buckets below this level may be forgotten. */
  littleLevel: number;
  clock: () => number;
}

const remembered = 5_000;

export function createLeakyBuckets({ leakPerMs, littleLevel, clock }: Parts): LeakyBuckets {
  const buckets = new Map<string, { level: number; at: number }>();

  const level = (who: string): number => {
    const bucket = buckets.get(who);
    return bucket ? Math.max(0, bucket.level - (clock() - bucket.at) * leakPerMs) : 0;
  };

  const forgetLittle = (): void => {
    for (const who of buckets.keys()) if (level(who) < littleLevel) buckets.delete(who);
  };

  return {
    level,
    add: (who, amount) => {
      if (buckets.size >= remembered && !buckets.has(who)) forgetLittle();
      buckets.set(who, { level: Math.max(0, level(who) + amount), at: clock() });
    },
  };
}
