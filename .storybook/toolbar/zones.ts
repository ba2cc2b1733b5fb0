import { sydney, zones } from '../../packages/core/src/index.ts';

/** Seven zones of the picker, by a URL-safe key. */
export const zoneKeys: readonly { key: string; name: string; id: string }[] = zones.map(({ id, name }) => ({
  key: name.toLowerCase(),
  name,
  id,
}));

export const zoneOf = (key: unknown): string => zoneKeys.find((zone) => zone.key === key)?.id ?? sydney;
