// In a file of its own: one that names others and has something itself is bundled with all of them.

/** Lucide's pin in one stroke: one stands on each of thirty cards of results, and every stroke is a node. */
export const MapPinIcon = [
  [
    'path',
    {
      d: 'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
    },
  ],
] as const;
