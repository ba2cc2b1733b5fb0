/** Time span in epoch milliseconds, end exclusive. */
export interface InstantSpan {
  start: number;
  end: number;
}

/** Sorted spans without overlaps. Each keeps other properties of its first part. Drops invalid spans. */
export function joinInstants<Part extends InstantSpan>(spans: readonly Part[]): Part[] {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start || b.end - a.end);
  const result: Part[] = [];
  for (const span of sorted) {
    const previous = result.at(-1);
    if (previous && span.start <= previous.end) {
      if (span.end > previous.end) result[result.length - 1] = { ...previous, end: span.end };
    } else result.push(span);
  }
  return result;
}
