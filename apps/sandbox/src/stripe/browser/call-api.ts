export type ApiAnswer = object & { error?: object };

type Params = Record<string, string>;

export const getApi = (url: string, params: Params): Promise<ApiAnswer> =>
  readAnswer(fetch(`${url}?${new URLSearchParams(params)}`));

export const postApi = (url: string, params: Params): Promise<ApiAnswer> =>
  readAnswer(fetch(url, { method: 'POST', body: new URLSearchParams(params) }));

/** A lost connection is an error object too, as in Stripe.js. */
async function readAnswer(response: Promise<Response>): Promise<ApiAnswer> {
  try {
    return (await (await response).json()) as ApiAnswer;
  } catch {
    return { error: { type: 'api_connection_error', message: 'An unexpected error occurred connecting to Stripe.' } };
  }
}
