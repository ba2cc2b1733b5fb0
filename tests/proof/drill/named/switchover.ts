import type { NamedDrill } from './named-drill.ts';

export const switchover: NamedDrill = {
  name: 'switchover',
  what: 'a planned switchover: the pooler is paused, another server leads, the pooler goes on',
  faultless: true,
  act: ({ cluster }) => cluster.switchOver(),
};
