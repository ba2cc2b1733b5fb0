import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailLink,
  signOut,
} from 'firebase/auth';
import type { Config } from '../config/config.ts';
import type { AuthClient } from './auth-client.ts';
import { databaseAnswers, hideDatabase } from './database-answers.ts';
import { limitedAuth } from './limited-auth.ts';

/** The identity provider's client. Loaded only for a sign-in or to restore a session. */
export async function createFirebaseAuth({ apiKey, projectId, serviceUrl }: Config['identity']): Promise<AuthClient> {
  const answers = await databaseAnswers();
  if (!answers) hideDatabase();
  const persistence = answers ? indexedDBLocalPersistence : inMemoryPersistence;
  // No popup resolver: it would load a third-party script for popups we do not open.
  const auth = initializeAuth(initializeApp({ apiKey, projectId }), { persistence });
  if (serviceUrl) connectAuthEmulator(auth, serviceUrl, { disableWarnings: true });
  return limitedAuth({
    isSignInLink: (url) => isSignInWithEmailLink(auth, url),
    sendLink: (email, returnUrl) => sendSignInLinkToEmail(auth, email, { url: returnUrl, handleCodeInApp: true }),
    completeLink: async (email, url) => (await signInWithEmailLink(auth, email, url)).user.getIdToken(),
    exchange: async (customToken) => (await signInWithCustomToken(auth, customToken)).user.getIdToken(),
    token: async (force) => {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken(force)) ?? null;
    },
    signOut: () => signOut(auth),
  });
}
