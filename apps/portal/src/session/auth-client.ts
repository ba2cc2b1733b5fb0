/** Identity provider interface of the portal. Errors are the provider's own; callers describe failures. */
export interface AuthClient {
  /** True if an emailed sign-in link opened the page. */
  isSignInLink: (url: string) => boolean;
  sendLink: (email: string, returnUrl: string) => Promise<void>;
  completeLink: (email: string, url: string) => Promise<string>;
  /** Signs in with a custom token from the API; returns the token. */
  exchange: (customToken: string) => Promise<string>;
  /** Token of the person signed in on this device; null if signed out. `force` requests a new one. */
  token: (force: boolean) => Promise<string | null>;
  signOut: () => Promise<void>;
}
