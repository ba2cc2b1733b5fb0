const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let listening = false;
const stops = new Set<() => Promise<unknown>>();

/** A drill that is stopped in the middle leaves no process behind: what was begun last ends first. Answers what forgets it, once it has ended. */
export function stopOnSignal(stop: () => Promise<unknown>): () => void {
  if (!listening) for (const signal of signals) process.once(signal, () => void stopAll());
  listening = true;
  stops.add(stop);
  return () => void stops.delete(stop);
}

async function stopAll(): Promise<void> {
  for (const stop of [...stops].toReversed()) await stop().catch(() => undefined);
  process.exit(130);
}
