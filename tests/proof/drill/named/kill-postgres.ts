import type { NamedDrill } from './named-drill.ts';

export const killPostgres: NamedDrill = {
  name: 'kill-postgres',
  what: 'kill -9 of the leader’s PostgreSQL; its Patroni lives',
  act: async ({ cluster }) => (await cluster.leader()).killPostgres(),
};
