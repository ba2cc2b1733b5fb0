type Fetch = typeof globalThis.fetch;

/** A `fetch` that calls back when the API asks for a new sign-in, whoever made the call. */
export const hearRefusals =
  (fetch: Fetch, onSignInAgain: () => void): Fetch =>
  async (...request) => {
    const response = await fetch(...request);
    if (response.status === 403) {
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if ((body as { code?: unknown } | null)?.code === 'SIGN_IN_AGAIN') onSignInAgain();
    }
    return response;
  };
