const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let listening = false;
const stops = new Set<() => Promise<unknown>>();

/** On a signal, stops everything in reverse order so that no process remains. Returns a function that cancels this. */
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
