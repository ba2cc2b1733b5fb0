/** The identity provider, as much of it as the portal needs. Errors are the provider's own; callers say what failed. */
export interface AuthClient {
  /** True if an emailed sign-in link opened the page. */
  isSignInLink: (url: string) => boolean;
  /** Mails a sign-in link that leads to `returnUrl`. */
  sendLink: (email: string, returnUrl: string) => Promise<void>;
  /** Signs in with the link the page was opened by; answers the token. */
  completeLink: (email: string, url: string) => Promise<string>;
  /** Signs in with a custom token from the API; answers the token. */
  exchange: (customToken: string) => Promise<string>;
  /** Token of the person signed in on this device; null if signed out. `force` requests a new one. */
  token: (force: boolean) => Promise<string | null>;
  signOut: () => Promise<void>;
}
