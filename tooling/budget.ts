/** Goal and ceiling in kB gz. docs/benchmarks.md explains differences. */
export interface Budget {
  goal: number;
  ceiling: number;
}

/** Prints a size against its goal. Sets the exit code above the ceiling. */
export function report(name: string, size: number, { goal, ceiling }: Budget, note = ''): void {
  const over = size > ceiling;
  if (over) process.exitCode = 1;
  const missed = size > goal ? `, goal ${goal} missed by ${(size - goal).toFixed(1)}` : '';
  console.log(`${over ? '✖' : '✔'} ${name}: ${size.toFixed(1)} kB gz of ${ceiling}${missed}${note}`);
}
