export function moveOf(key: string): 'next' | 'previous' | 'first' | 'last' | null {
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  return null;
}

/** Next cursor index. -1 means none; next and previous wrap around. -1 for an empty list. */
export function moveTo(move: 'next' | 'previous' | 'first' | 'last', index: number, length: number): number {
  if (length === 0) return -1;
  if (move === 'first') return 0;
  if (move === 'last') return length - 1;
  if (move === 'next') return index + 1 >= length ? 0 : index + 1;
  return index <= 0 ? length - 1 : index - 1;
}
