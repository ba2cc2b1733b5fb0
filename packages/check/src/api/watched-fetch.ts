export interface LastAnswer {
  status: number;
  text: string;
  allowedOrigin: string | null;
}

export interface WatchedFetch {
  fetch: typeof globalThis.fetch;
  last: () => LastAnswer | undefined;
  forget: () => void;
}

/** A fetch that sends the Origin header of a page and remembers the last answer. */
export function watchFetch(fetch: typeof globalThis.fetch, origin: string): WatchedFetch {
  let last: LastAnswer | undefined;
  return {
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      const response = await fetch(input, { ...init, headers });
      const text = await response.clone().text();
      last = { status: response.status, text, allowedOrigin: response.headers.get('access-control-allow-origin') };
      return response;
    },
    last: () => last,
    forget: () => {
      last = undefined;
    },
  };
}
