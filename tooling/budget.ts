/** A size that is aimed at and one that is not passed meanwhile, in kB gz. Where they differ, docs/benchmarks.md says why. */
export interface Budget {
  goal: number;
  ceiling: number;
}

/** One line about a size; says so where it is above its goal. Sets the exit code above the ceiling. */
export function report(name: string, size: number, { goal, ceiling }: Budget, note = ''): void {
  const over = size > ceiling;
  if (over) process.exitCode = 1;
  const missed = size > goal ? `, goal ${goal} missed by ${(size - goal).toFixed(1)}` : '';
  console.log(`${over ? '✖' : '✔'} ${name}: ${size.toFixed(1)} kB gz of ${ceiling}${missed}${note}`);
}
