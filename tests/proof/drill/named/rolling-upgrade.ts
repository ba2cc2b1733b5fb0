import type { NamedDrill } from './named-drill.ts';
import { unpackEarlier } from './unpack-earlier.ts';

export const rollingUpgrade: NamedDrill = {
  name: 'rolling-upgrade',
  what: 'every process of the API in turn from the version before the newest migration to this one, which migrates',
  faultless: true,
  earlier: unpackEarlier,
  act: async ({ site, server }) => {
    for (const member of site.fleet.members) await member.replace(server);
  },
};
