/** Wait for people: 'in 45 seconds', 'in a minute', 'in 12 minutes'. */
export function inTime(seconds: number): string {
  if (seconds === 1) return 'in a second';
  if (seconds < 60) return `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
