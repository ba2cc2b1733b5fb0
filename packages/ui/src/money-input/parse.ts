/** Cents of what a person wrote (“$1,245.5” is 124550), null for nothing, undefined for what is not an amount. */
export const parseCents = (text: string): number | null | undefined => {
  const bare = text.replace(/[\s$,]/g, '');
  if (bare === '') return null;
  const found = /^(\d{0,9})(?:\.(\d{0,2}))?$/.exec(bare);
  if (!found || bare === '.') return undefined;
  return Number(found[1] || '0') * 100 + Number((found[2] ?? '').padEnd(2, '0'));
};

/** An amount as the field shows it at rest: “1,245.50”. */
export const formatCents = (cents: number): string => {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
};
