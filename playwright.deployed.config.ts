import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { hasPostgres } from './apps/api/src/testing/start-postgres.ts';
import config from './playwright.config.ts';

export const deployedDir = '.data/deployed';
export const metricsToken = 'token-of-the-deployed-journeys';

const [server] = [config.webServer ?? []].flat();
if (!server) throw new Error('Nothing serves the journeys.');

const isInstalled = hasPostgres() && spawnSync('nginx', ['-v']).status === 0;

/** Tele as deployed: generated nginx site, PostgreSQL, and a collector. Skips everything without them. */
export default defineConfig({
  ...config,
  testDir: 'tests/journeys/deployed',
  testIgnore: isInstalled ? [] : ['**'],
  outputDir: 'test-results/deployed',
  projects: [{ name: 'deployed' }],
  webServer: isInstalled
    ? {
        ...server,
        command: 'node tests/journeys/deployed/start.ts',
        env: {
          ...server.env,
          TELE_DATA_DIR: deployedDir,
          API_LOG_FILE: `${deployedDir}/api.log`,
          LOG_LEVEL: 'debug',
          METRICS_TOKEN: metricsToken,
          OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
          OTEL_METRIC_EXPORT_INTERVAL: '1000',
        },
      }
    : [],
});
