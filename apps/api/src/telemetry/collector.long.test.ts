import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { aPatient } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { startCollector } from '../testing/start-collector.ts';
import { startTelemetry } from './start-telemetry.ts';

const api = await withApi();
const nobody = 'http://127.0.0.1:9';

describe('a telemetry collector that rejects data', () => {
  it.each([500, 503, 404, 'never', 'away'] as const)(
    'costs callers nothing, and is logged once: %s',
    async (answer) => {
      const collector = await startCollector();
      if (answer !== 'away') collector.answer(answer);
      const telemetry = collector.telemetry({
        endpoint: answer === 'away' ? nobody : collector.url,
        timeoutMs: 200,
        metricsEveryMs: 250,
      });
      const lines: { msg: string; signal?: string; level: number }[] = [];
      const log = pino(
        { level: 'info' },
        { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[0]) },
      );
      const said = (msg: string) => lines.filter((line) => line.msg === msg).map(({ signal }) => signal);
      const config = { ...api.services.config, telemetry };
      const { stop } = await startTelemetry({ services: { ...api.services, config, log }, database: api.database });
      const patient = await aPatient(api.services.db);
      for (let call = 0; call < 20; call += 1) expect((await api.call('authMe', { as: patient })).status).toBe(200);
      await expect.poll(() => said('the collector takes nothing: what is sent is lost')).toContain('metrics');
      // Read before the collector is back: on a busy machine it may then be slow, and lost again.
      const lost = said('the collector takes nothing: what is sent is lost');
      expect(lost.length).toBe(new Set(lost).size);
      collector.answer(200);
      const back = () => said('the collector takes what is sent again').includes('metrics');
      await expect.poll(back).toBe(answer !== 'away');
      await stop();
      expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );
});
