/** CPU budget for reading one file, in milliseconds. */
export interface Budget {
  spent: () => number;
  left: () => number;
  isOver: () => boolean;
}

export function startBudget(limitMs: number): Budget {
  const start = process.threadCpuUsage();
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  return { spent, left: () => Math.max(0, limitMs - spent()), isOver: () => spent() >= limitMs };
}

const betweenChecks = 128;

export function* withinBudget<Item>(items: Iterable<Item>, budget: Budget): Generator<Item> {
  let looked = 0;
  for (const item of items) {
    looked += 1;
    if (looked % betweenChecks === 0 && budget.isOver()) return;
    yield item;
  }
}
