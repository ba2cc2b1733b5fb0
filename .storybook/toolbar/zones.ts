import { sydney, zones } from '../../packages/core/src/index.ts';

/** The seven of the zone picker by a key that may stand in an address. */
export const zoneKeys: readonly { key: string; name: string; id: string }[] = zones.map(({ id, name }) => ({
  key: name.toLowerCase(),
  name,
  id,
}));

export const zoneOf = (key: unknown): string => zoneKeys.find((zone) => zone.key === key)?.id ?? sydney;
