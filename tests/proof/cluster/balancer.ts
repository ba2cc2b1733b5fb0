import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillAll, type Values } from './fill.ts';
import { aPart, type Part } from './part.ts';
import { balancerFiles, templatesOf } from './templates.ts';

export function prepareBalancer(cluster: string, program: string, values: Values): Part {
  const folder = join(cluster, 'balancer');
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of fillAll(templatesOf(balancerFiles), values)) writeFileSync(join(folder, file), text);
  return aPart({
    place: folder,
    command: [program, ['-db', '-f', join(folder, 'haproxy.cfg')]],
    log: join(cluster, 'logs', 'balancer.log'),
  });
}
