/** Exchanges a custom token for an ID token at `firebaseAuthUrl`, a service with Firebase's API. */
export async function exchangeCustomToken(
  service: { firebaseAuthUrl: string; firebaseApiKey: string },
  customToken: string,
): Promise<string> {
  const url = new URL(`${service.firebaseAuthUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken`);
  url.searchParams.set('key', service.firebaseApiKey);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!response) {
    throw new Error(
      `The identity service at ${service.firebaseAuthUrl} does not answer. Start the project first, or set FIREBASE_AUTH_URL.`,
    );
  }
  const answer = (await response.json().catch(() => ({}))) as { idToken?: string; error?: { message?: string } };
  if (answer.idToken) return answer.idToken;
  throw new Error(`The identity service refused: ${answer.error?.message ?? `status ${response.status}`}.`);
}
