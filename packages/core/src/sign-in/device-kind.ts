type Kinds = readonly (readonly [RegExp, string])[];

/** The first match counts: browsers also name those they imitate. */
const browsers: Kinds = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.+\bSafari\//, 'Safari'],
];

const systems: Kinds = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Browsers send shorter strings, and long ones are slow to search. */
const longest = 1_000;

/** Browser and system from a User-Agent header, such as 'Chrome on Windows'; null if it names neither. */
export function deviceKind(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, longest) ?? '';
  const browser = nameIn(text, browsers);
  const system = nameIn(text, systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
}

const nameIn = (text: string, kinds: Kinds): string | undefined => kinds.find(([pattern]) => pattern.test(text))?.[1];
