const unanswered = new Set<string>();
/** Requests of the page that have no answer yet, and those that the story before left so. */
const waiting: string[] = [];
let before: string[] = [];

const ofTheStorybook = (url: URL): boolean =>
  url.origin === location.origin || url.protocol === 'data:' || url.protocol === 'blob:';

const keyOf = ({ method, url }: Request): string => {
  const { origin, pathname } = new URL(url, location.href);
  return `${method} ${origin}${pathname}`;
};

/** From here on it is known which requests wait for an answer. Once for a page. */
export function watchNetwork(): void {
  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    // Made from another, a request takes the body of that one.
    const key = keyOf(input instanceof Request ? input : new Request(input, { method: init?.method ?? 'GET' }));
    waiting.push(key);
    try {
      return await fetched(input, init);
    } finally {
      waiting.splice(waiting.indexOf(key), 1);
    }
  };
}

/** For the service worker: what no handler of a story answers is noted, and let through to fail as it will. */
export function noteUnanswered(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('request' in data) || !(data.request instanceof Request)) return;
  if (ofTheStorybook(new URL(data.request.url))) return;
  const key = keyOf(data.request);
  const place = before.indexOf(key);
  if (place === -1) unanswered.add(key);
  else before.splice(place, 1);
}

/** Before a story: what the one before has asked for, and the worker looks at only now, is not of this one. */
export function forgetNetwork(): void {
  unanswered.clear();
  before = [...waiting];
}

export function faultsOfNetwork(): string[] {
  const faults = [...unanswered].map((request) => `asks the network for what no handler answers: ${request}`);
  unanswered.clear();
  return faults;
}
