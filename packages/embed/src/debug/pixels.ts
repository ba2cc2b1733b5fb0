/** Scripts that tell somebody else what happens on a page. */
interface Pixel {
  /** Of its scripts' addresses. */
  from: RegExp;
  /** What it leaves on the window. */
  leaves: readonly string[];
}

const pixels: Readonly<Record<string, Pixel>> = {
  Meta: { from: /connect\.facebook\.net|facebook\.com\/tr/, leaves: ['fbq', '_fbq'] },
  'Google Analytics, Ads or Tag Manager': {
    from: /googletagmanager\.com|google-analytics\.com|googleadservices\.com|doubleclick\.net/,
    leaves: ['gtag', 'ga', 'google_tag_manager'],
  },
  TikTok: { from: /analytics\.tiktok\.com/, leaves: ['ttq'] },
  LinkedIn: { from: /snap\.licdn\.com|px\.ads\.linkedin\.com/, leaves: ['_linkedin_partner_id', 'lintrk'] },
  Pinterest: { from: /s\.pinimg\.com|ct\.pinterest\.com/, leaves: ['pintrk'] },
  Snapchat: { from: /sc-static\.net/, leaves: ['snaptr'] },
  X: { from: /static\.ads-twitter\.com/, leaves: ['twq'] },
  'Microsoft Advertising': { from: /bat\.bing\.(com|net)/, leaves: ['uetq'] },
  'Microsoft Clarity': { from: /clarity\.ms/, leaves: ['clarity'] },
  Hotjar: { from: /static\.hotjar\.com/, leaves: ['hj', '_hjSettings'] },
  FullStory: { from: /fullstory\.com/, leaves: ['FS', '_fs_org'] },
  Segment: { from: /cdn\.segment\.com/, leaves: ['analytics'] },
};

/** The names of those that are on a page, by the addresses of what it has loaded and what stands on its window. */
export function pixelsOn(addresses: readonly string[], window: object): readonly string[] {
  return Object.entries(pixels).flatMap(([name, { from, leaves }]) =>
    addresses.some((address) => from.test(address)) || leaves.some((left) => isThere(window, left)) ? [name] : [],
  );
}

/** Not an element of that id, which browsers put on the window too. */
function isThere(window: object, name: string): boolean {
  const found: unknown = Reflect.get(window, name);
  return found !== undefined && !(globalThis.Element && found instanceof Element);
}
