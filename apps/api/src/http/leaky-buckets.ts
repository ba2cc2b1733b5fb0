/** One bucket for each caller. It fills with what they use and leaks at a steady rate. */
export interface LeakyBuckets {
  level: (who: string) => number;
  add: (who: string, amount: number) => void;
}

interface Parts {
  /** Amount that leaves a bucket in each millisecond. */
  leakPerMs: number;
  /** A bucket below this may be forgotten. */
  littleLevel: number;
  /** Milliseconds. */
  clock: () => number;
}

/** Buckets below the little level are forgotten when there are more than this. */
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
