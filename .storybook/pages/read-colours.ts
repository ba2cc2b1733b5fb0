import type { Rgb } from './contrast.ts';

/** Computed token values at an element: `--tele-color-ink` for 'ink'. Translucent ones blend with `surface`. */
export const readColours = (at: HTMLElement, names: readonly string[]): ReadonlyMap<string, Rgb> => {
  const probe = at.ownerDocument.createElement('span');
  const paint = at.ownerDocument.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!paint) return new Map();
  at.append(probe);
  const computed = (name: string): string => {
    probe.style.color = `var(--tele-color-${name})`;
    return getComputedStyle(probe).color;
  };
  const surface = computed('surface');
  const colours = names.map((name): [string, Rgb] => {
    for (const colour of [surface, computed(name)]) {
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
    return [name, [red, green, blue]];
  });
  probe.remove();
  return new Map(colours);
};
