import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patroni } from './patroni-package.ts';

export function writePatronictl(folder: string, { control, env }: Patroni): string {
  const file = join(folder, 'patronictl');
  const words = [...control, '-c', `'${join(folder, 'pg1/patroni.yml')}'`].join(' ');
  writeFileSync(file, `#!/bin/sh\nexport PYTHONPATH='${env.PYTHONPATH}'\nexec ${words} "$@"\n`, { mode: 0o755 });
  return file;
}
