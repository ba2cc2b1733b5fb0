const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right).*|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sided = /^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/;

/** The values of a list, spaces inside brackets kept together: ['0', 'calc(1px + 2px)']. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Declarations that look another way when a text is read from right to left, each as it is written. */
export function directional(css: string): readonly string[] {
  const found: string[] = [];
  for (const [, property = '', value = ''] of css.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const written = `${property}: ${value.trim()}`;
    const parts = partsOf(value.replace('!important', ''));
    if (physicalProperty.test(property)) found.push(written);
    else if (/^(?:text-align|float|clear|caption-side)$/.test(property) && /\b(?:left|right)\b/.test(value))
      found.push(written);
    // Four values go round clockwise: the second is the right, the fourth the left.
    else if (sided.test(property) && parts.length === 4 && parts[1] !== parts[3]) found.push(written);
    else if (property === 'border-radius' && !value.includes('/') && differs(parts)) found.push(written);
  }
  return found;
}

/** Corners whose left and right are not alike: top left, top right, bottom right, bottom left. */
const differs = ([
  topLeft,
  topRight = topLeft,
  bottomRight = topLeft,
  bottomLeft = topRight,
]: readonly string[]): boolean => topLeft !== topRight || bottomRight !== bottomLeft;
