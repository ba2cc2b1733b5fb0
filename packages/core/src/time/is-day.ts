/** True for a calendar day 'YYYY-MM-DD' that exists. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // 30 February parses as a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
