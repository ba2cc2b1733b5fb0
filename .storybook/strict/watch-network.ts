const asked = new Set<string>();

const ofTheStorybook = (url: URL): boolean =>
  url.origin === location.origin || url.protocol === 'data:' || url.protocol === 'blob:';

/** For the service worker: what no handler of a story answers is noted, and let through to fail as it will. */
export function noteUnanswered(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('request' in data) || !(data.request instanceof Request)) return;
  const { request } = data;
  const url = new URL(request.url);
  if (!ofTheStorybook(url)) asked.add(`${request.method} ${url.origin}${url.pathname}`);
}

export function faultsOfNetwork(): string[] {
  const faults = [...asked].map((request) => `asks the network for what no handler answers: ${request}`);
  asked.clear();
  return faults;
}
