interface AloneInput {
  /** All code that a page with the widget may load. */
  code: string;
  /** The sheet that claims to be enough. */
  alone: string;
  /** Every sheet there is. */
  whole: string;
}

const matches = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
/** 'tele-icon' of 'tele-icon--sm' and of 'tele-icon__labelled'. */
const blockOf = (name: string): string => name.replace(/(?:__|--).*$/, '');

const classesIn = (css: string) => matches(css, /\.(tele-[a-z0-9_-]+)/g);
const drawnIn = (code: string) => matches(code, /(?<![\w-])(tele-[a-z0-9_-]+)/g);
const typedIn = (css: string) => matches(css, /@property (--[\w-]+)/g);
const framesIn = (css: string) => matches(css, /@keyframes ([\w-]+)/g);

/** What a sheet that is to stand alone lacks, a phrase each. Nothing here counts what it has too much: its size is on a budget. */
export function gapsOf({ code, alone, whole }: AloneInput): string[] {
  const drawn = drawnIn(code);
  const blocks = new Set([...drawn].map(blockOf));
  const held = classesIn(alone);
  const frames = framesIn(alone);
  const declared = matches(alone, /(--[\w-]+):/g);
  const inCode = matches(code, /(--[\w-]+)/g);
  // A part may be put together in the code, 'tele-icon--' and a size: then every part of its block counts as drawn.
  const isDrawn = (name: string): boolean => drawn.has(name) || (name.includes('--') && blocks.has(blockOf(name)));
  return [
    ...[...classesIn(whole)]
      .filter((name) => isDrawn(name) && !held.has(name))
      .map((name) => `has no rule for .${name}`),
    ...[...framesIn(whole)]
      .filter((name) => !frames.has(name) && new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(alone))
      .map((name) => `animates with ${name} and does not define it`),
    ...[...matches(alone, /var\((--[\w-]+)\)/g)]
      .filter((name) => !declared.has(name) && !inCode.has(name))
      .map((name) => `reads ${name} and does not declare it`),
    ...[...typedIn(whole)]
      .filter((name) => declared.has(name) && !typedIn(alone).has(name))
      .map((name) => `declares ${name} and does not give its type`),
  ];
}
