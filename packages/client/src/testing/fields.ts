export { isNamed } from '../other-server/neutral.ts';

/** Field names in sections 3 and 7 of the specification, by the last path part. All others are optional. */
const named = new Set(
  `items selectionId offerId requestId id specialty reason createdAt profession status slotISO feeCapCents candidates specialistId
  feeCents booking payment chosenSlotISO startISO endISO specialistName patientName title meta patient name email phone gender dob
  medicareOrIhi address street state postalCode slots timeframe photoUrl location city subspecialties bio profileType role`.split(
    /\s+/,
  ),
);

export type Path = readonly (string | number)[];

export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const path = [...at, key];
    const inside = pathsOf(Reflect.get(value, key), path);
    return typeof key === 'string' ? [path, ...inside] : inside;
  });
}

export const pathsBeyond = (answer: unknown): Path[] =>
  pathsOf(answer).filter((path) => !named.has(String(path.at(-1))));

export function changed(answer: unknown, path: Path, to?: { value: unknown }): unknown {
  const copy = structuredClone(answer);
  const holder = path.slice(0, -1).reduce<unknown>((held, key) => held && Reflect.get(held as object, key), copy);
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) return copy;
  if (to) Reflect.set(holder, last, to.value);
  else Reflect.deleteProperty(holder, last);
  return copy;
}

export const without = (answer: unknown, paths: readonly Path[]): unknown =>
  paths.reduce<unknown>((left, path) => changed(left, path), answer);
