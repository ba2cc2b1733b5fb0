const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Key for left-to-right days: in right-to-left text, left and right arrows swap. */
export const readingKey = (key: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? (mirrored[key] ?? key) : key;
