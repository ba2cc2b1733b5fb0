const hex = (r: number, g: number, b: number): string =>
  `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const cube = Array.from({ length: 512 }, (_, index) =>
  hex(((index >> 6) * 255) / 7, (((index >> 3) & 7) * 255) / 7, ((index & 7) * 255) / 7),
);
const greys = Array.from({ length: 18 }, (_, index) => hex(index * 15, index * 15, index * 15));
const wide = Array.from({ length: 36 }, (_, index) => `oklch(${0.35 + (index % 4) * 0.18} 0.37 ${index * 10})`);
const named = [
  '#1d6957',
  '#7a1f5c',
  '#f4b400',
  '#0057b8',
  '#767676',
  '#777777',
  'rebeccapurple',
  'color(display-p3 0 1 0)',
];

export const accents: readonly string[] = [...new Set([...cube, ...greys, ...wide, ...named])];
