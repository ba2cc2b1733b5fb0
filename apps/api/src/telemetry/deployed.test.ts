import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServices } from '../server/services.ts';
import { testConfig } from '../testing/test-config.ts';
import { createMetrics } from './metrics.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const alerts = read('deploy/monitoring/alerts.yml');
const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
const texts = {
  alerts,
  tests: read('deploy/monitoring/alerts.test.yml'),
  dashboard: (
    JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: { targets?: { expr: string }[] }[] }
  ).panels
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    .join('\n'),
  slo: read('docs/slo.md'),
};

function given(): Set<string> {
  const config = testConfig({ fieldKeys: [{ id: 'k-2026-11-26', key: Buffer.alloc(32) }] });
  const nothing = { pool: { totalCount: 0, idleCount: 0, waitingCount: 0 } } as never;
  const metrics = createMetrics({
    services: createServices(config, { db: nothing, probe: async () => undefined }),
    database: nothing,
  });
  onTestFinished(metrics.stop);
  return new Set(
    metrics.register
      .getMetricsAsArray()
      .flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
  );
}

describe('the deployed monitoring', () => {
  it.each(Object.entries(texts))('names existing metrics: %s', (_, text) => {
    const named = new Set(text.match(/(?<![\w:#])(tele|nodejs|process)_[a-z_0-9]+/g));
    const known = given();
    expect(named.size).toBeGreaterThan(4);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it('initialises every counter it reads', () => {
    const made = new Set([...alerts.matchAll(/- record: (\S+)/g)].map(([, name]) => name));
    const used = Object.values(texts).flatMap((text) => text.match(/tele:[a-z_]+:[a-z_0-9]+/g) ?? []);
    expect(used.filter((name) => !made.has(name))).toEqual([]);
    expect([...made].filter((name) => name && used.filter((one) => one === name).length < 2)).toEqual([]);
  });

  it('documents and tests every alert in its own section', () => {
    const sections = [...read('docs/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alertNames);
    for (const name of alertNames) {
      expect(alerts).toContain(`runbook_url: docs/alerts.md#${name.toLowerCase()}\n`);
      expect(texts.tests).toContain(`alertname: ${name}`);
    }
  });

  it('has an alert for every objective', () => {
    const named = [...texts.slo.matchAll(/`(Tele\w+)`/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !alertNames.includes(name))).toEqual([]);
    for (const row of texts.slo.split('\n').filter((line) => line.startsWith('| **'))) expect(row).toMatch(/`Tele\w+`/);
  });

  it('names existing routes', async () => {
    const { routes } = await import('@tele/core');
    const others = ['health', 'metrics', 'jobs'];
    const named = [...`${alerts}\n${texts.dashboard}`.matchAll(/route[!=]~?"([^"]+)"/g)].flatMap(([, text = '']) =>
      text.split('|'),
    );
    expect(named.filter((name) => !(name in routes) && !others.includes(name))).toEqual([]);
  });
});
