const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right).*|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sided = /^(?:margin|padding|inset|border-width|border-color|border-style|scroll-margin|scroll-padding)$/;

const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

export function directional(css: string): readonly string[] {
  const found: string[] = [];
  for (const [, property = '', value = ''] of css.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const written = `${property}: ${value.trim()}`;
    const parts = partsOf(value.replace('!important', ''));
    if (physicalProperty.test(property)) found.push(written);
    else if (/^(?:text-align|float|clear|caption-side)$/.test(property) && /\b(?:left|right)\b/.test(value))
      found.push(written);
    else if (sided.test(property) && parts.length === 4 && parts[1] !== parts[3]) found.push(written);
    else if (property === 'border-radius' && !value.includes('/') && differs(parts)) found.push(written);
  }
  return found;
}

const differs = ([
  topLeft,
  topRight = topLeft,
  bottomRight = topLeft,
  bottomLeft = topRight,
]: readonly string[]): boolean => topLeft !== topRight || bottomRight !== bottomLeft;
