/** Date at the end of a key ID: `2026-11-26`, `clinic-2026-11-26` or `k20261126`. Undefined: no age reminder. */
export function keyMadeAt(id: string): Date | undefined {
  const [, year, month, day] = /(?:^|\D)(20\d\d)-?([01]\d)-?([0-3]\d)$/.exec(id) ?? [];
  if (year === undefined) return undefined;
  const made = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(made.getTime()) || made.getUTCDate() !== Number(day) ? undefined : made;
}
