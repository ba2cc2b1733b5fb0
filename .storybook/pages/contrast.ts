export type Rgb = readonly [red: number, green: number, blue: number];

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** Contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const lights = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05);
};

/** Rounds down: 4.49 must not show as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

export const hexOf = (rgb: Rgb): string => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
