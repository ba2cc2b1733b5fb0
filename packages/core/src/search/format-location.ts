/** Town and state of a specialist: 'Katoomba NSW', 'NSW', 'Katoomba'; empty when both are missing. */
export function formatLocation({ city, state }: { city?: string | null; state?: string | null }): string {
  return [city?.trim(), state].filter(Boolean).join(' ');
}
