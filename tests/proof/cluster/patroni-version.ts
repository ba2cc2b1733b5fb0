const least = [3, 0, 3] as const;

/** Reason to refuse this Patroni. Before 3.0.3, a leader that had been paused overwrote its successor’s lock. */
export function refusePatroni(version: string, config: string): string | undefined {
  if (!/^etcd3\s*:/m.test(config)) return undefined;
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version.trim())?.slice(1).map(Number);
  if (!numbers) return `"${version.trim()}" is no version of Patroni. Install Patroni 3.0.3 or later.`;
  const difference = numbers.map((number, index) => number - (least[index] ?? 0)).find((one) => one !== 0) ?? 0;
  if (difference >= 0) return undefined;
  return (
    `Patroni ${version.trim()} with "etcd3:" loses what was acknowledged: a leader that was paused longer than its ttl takes the lock back from the one ` +
    'that took its place. Install Patroni 3.0.3 or later, such as the package of Debian 13.'
  );
}
