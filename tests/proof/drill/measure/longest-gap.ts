interface Stretch {
  from: number;
  until: number;
}

/** Longest time without a response in a period, including its ends. Milliseconds of one clock. */
export function longestGap(answeredAt: readonly number[], { from, until }: Stretch): number {
  const inside = answeredAt.filter((at) => at > from && at < until).toSorted((a, b) => a - b);
  let last = from;
  let longest = 0;
  for (const at of [...inside, until]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}
