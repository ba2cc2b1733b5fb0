import type { Logger } from 'pino';

export async function attempt(
  { log }: { log: Logger },
  ids: Record<string, string>,
  step: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    log.warn(
      { ...ids, error: error instanceof Error ? error.name : 'unknown' },
      'recovery failed, will be tried again',
    );
    return false;
  }
}
