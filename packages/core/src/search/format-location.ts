/** Town and state of a specialist: 'Katoomba NSW', 'NSW', 'Katoomba'; '' if both are missing. */
export function formatLocation(place: { city?: string | null; state?: string | null } | null): string {
  if (!place) return '';
  const { city, state } = place;
  return [city?.trim(), state].filter(Boolean).join(' ');
}
