const unanswered = new Set<string>();
/** Pending requests, including the previous story's. */
const waiting: string[] = [];
let before: string[] = [];

const ofTheStorybook = (url: URL): boolean =>
  url.origin === location.origin || url.protocol === 'data:' || url.protocol === 'blob:';

const keyOf = ({ method, url }: Request): string => {
  const { origin, pathname } = new URL(url, location.href);
  return `${method} ${origin}${pathname}`;
};

/** Tracks pending requests. Once per page. */
export function watchNetwork(): void {
  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    // A request made from another takes its body.
    const key = keyOf(input instanceof Request ? input : new Request(input, { method: init?.method ?? 'GET' }));
    waiting.push(key);
    try {
      return await fetched(input, init);
    } finally {
      waiting.splice(waiting.indexOf(key), 1);
    }
  };
}

/** Records unhandled requests for the service worker, and lets them fail. */
export function noteUnanswered(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('request' in data) || !(data.request instanceof Request)) return;
  if (ofTheStorybook(new URL(data.request.url))) return;
  const key = keyOf(data.request);
  const place = before.indexOf(key);
  if (place === -1) unanswered.add(key);
  else before.splice(place, 1);
}

/** Forgets the previous story's requests, which the worker may report late. */
export function forgetNetwork(): void {
  unanswered.clear();
  before = [...waiting];
}

export function faultsOfNetwork(): string[] {
  const faults = [...unanswered].map((request) => `asks the network for what no handler answers: ${request}`);
  unanswered.clear();
  return faults;
}
