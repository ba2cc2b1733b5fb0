interface Pixel {
  from: RegExp;
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

export function pixelsOn(addresses: readonly string[], window: object): readonly string[] {
  return Object.entries(pixels).flatMap(([name, { from, leaves }]) =>
    addresses.some((address) => from.test(address)) || leaves.some((left) => isThere(window, left)) ? [name] : [],
  );
}

/** Not an element with that ID, which browsers also expose on the window. */
function isThere(window: object, name: string): boolean {
  const found: unknown = Reflect.get(window, name);
  return found !== undefined && !(globalThis.Element && found instanceof Element);
}
