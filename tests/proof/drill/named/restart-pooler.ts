import type { NamedDrill } from './named-drill.ts';

export const restartPooler: NamedDrill = {
  name: 'restart-pooler',
  what: 'kill -9 of PgBouncer, which is started again at once',
  act: ({ cluster }) => cluster.pooler.restart(),
};
