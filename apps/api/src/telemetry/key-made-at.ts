/**
 * When a key was made, where its id ends with the day: `2026-11-26`, `clinic-2026-11-26` or `k20261126`. Undefined for any other id: then nobody is
 * reminded of its age.
 */
export function keyMadeAt(id: string): Date | undefined {
  const [, year, month, day] = /(?:^|\D)(20\d\d)-?([01]\d)-?([0-3]\d)$/.exec(id) ?? [];
  if (year === undefined) return undefined;
  const made = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // A 31st of February is none.
  return Number.isNaN(made.getTime()) || made.getUTCDate() !== Number(day) ? undefined : made;
}
