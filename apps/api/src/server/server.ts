import { readConfig } from '../config/config.ts';
import { start, type Started } from './start.ts';

/** Stops gracefully, even during startup. A second signal exits at once. */
function stopOnSignal(starting: Promise<Started>): void {
  const end = (): void => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    void starting.then(({ stop }) => stop()).then(() => process.exit(0));
  };
  process.once('SIGTERM', end).once('SIGINT', end);
}

try {
  const config = readConfig();
  const starting = start({ ...config, seed: config.seed || process.argv.includes('--seed') });
  // Registered before startup logs that it listens: a reader may send a signal at once.
  stopOnSignal(starting);
  await starting;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The API could not start.');
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exit(1);
}
