const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as if days ran from left to right: where they run from right to left, the arrows to the sides change places. */
export const readingKey = (key: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? (mirrored[key] ?? key) : key;
