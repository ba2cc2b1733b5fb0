type Fetch = typeof globalThis.fetch;

/** `fetch` that reports any API answer requiring a new sign-in. */
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
