import { join } from 'node:path';
import { lockFolder } from '../apps/api/src/db/lock-file.ts';

export function lockData(dataDir: string): () => void {
  try {
    return lockFolder(dataDir, 'TELE_DATA_DIR', join(dataDir, 'start.lock'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(
      `The data folder ${dataDir} cannot be written. Set TELE_DATA_DIR to a folder that you can write to.`,
      { cause: error },
    );
  }
}
