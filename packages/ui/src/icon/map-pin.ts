// A separate file: bundlers include a whole module if it has its own code next to re-exports.

/** Lucide's pin as one stroke: thirty result cards show it, and every stroke is a DOM node. */
export const MapPinIcon = [
  [
    'path',
    {
      d: 'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
    },
  ],
] as const;
