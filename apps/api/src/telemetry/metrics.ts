import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open.ts';
import { traceOf } from '../http/answer-error.ts';
import type { Services } from '../http/context.ts';
import { readCertificates } from './certificates.ts';
import { countSteps } from './count-steps.ts';
import { createGauges } from './gauges.ts';
import { keyMadeAt } from './key-made-at.ts';
import { takeReadings } from './readings.ts';
import { remembered } from './remembered.ts';

export interface Metrics {
  register: Registry;
  contentType: string;
  text: () => Promise<string>;
  refresh: () => Promise<void>;
  stop: () => void;
}

interface Watched {
  services: Services;
  database: Pick<Database, 'pool'>;
}

/** Cache time: each process is scraped several times a minute. */
const readingsForMs = 15_000;
const certificatesForMs = 60 * 60_000;
/** Scrapes answer without the database too: that's when they matter most. */
const waitMs = 2_000;

/** Counts this process's steps; reads other values on demand. */
export function createMetrics({ services, database }: Watched): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  showProcess(register, services.config);
  showPool(register, { services, database });
  const stop = countSteps(register);
  const gauges = createGauges(register);
  const onError = (error: unknown): void => services.log.warn(traceOf(error as Error), 'readings could not be taken');
  const readings = remembered(() => takeReadings(services), { forMs: readingsForMs, waitMs, onError });
  const certificates = remembered(() => readCertificates(services.config), { forMs: certificatesForMs, waitMs });

  async function refresh(): Promise<void> {
    const [read, known] = await Promise.all([readings(), certificates()]);
    gauges.set(read);
    gauges.setCertificates(known ?? []);
  }
  const text = async (): Promise<string> => {
    await refresh();
    return register.metrics();
  };
  return { register, contentType: register.contentType, text, refresh, stop };
}

function showProcess(register: Registry, { version, fieldKeys }: Config): void {
  const registers = [register];
  new Gauge({ name: 'tele_build_info', help: 'What is running.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const madeAt = keyMadeAt(fieldKeys[0]?.id ?? '');
  // The date is only in the ID.
  if (!madeAt) return;
  const name = 'tele_field_key_made_timestamp_seconds';
  new Gauge({ name, help: 'When the key that encrypts fields was made.', registers }).set(madeAt.getTime() / 1_000);
}

function showPool(register: Registry, { services, database }: Watched): void {
  const registers = [register];
  const { pool } = database;
  new Gauge({
    name: 'tele_database_connections',
    help: 'Connections of the pool that are used or idle, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const { connections } = services.config.databaseLimits;
  new Gauge({
    name: 'tele_database_connections_limit',
    help: 'How many connections the pool may have.',
    registers,
  }).set(connections);
}
