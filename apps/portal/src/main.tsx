import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory, unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { privateHistory } from './address/private-history.ts';
import { ErrorBoundary } from './chrome/ErrorBoundary.tsx';
import { trustScripts } from './csp/trusted-scripts.ts';
import { readConfig } from './config/config.ts';
import { Portal } from './Portal.tsx';
import { preloadFirstPage } from './first-page.ts';
import { stored } from './session/stored.ts';
import './page.css';

const config = readConfig({
  VITE_API_BASE: import.meta.env.VITE_API_BASE,
  VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
  VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  VITE_FIREBASE_AUTH_URL: import.meta.env.VITE_FIREBASE_AUTH_URL,
  VITE_STRIPE_PUBLISHABLE_KEY: import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY,
  VITE_STRIPE_JS_URL: import.meta.env.VITE_STRIPE_JS_URL,
  VITE_TURNSTILE_SITE_KEY: import.meta.env.VITE_TURNSTILE_SITE_KEY,
  VITE_TURNSTILE_JS_URL: import.meta.env.VITE_TURNSTILE_JS_URL,
  VITE_CONTACT_EMAIL: import.meta.env.VITE_CONTACT_EMAIL,
  VITE_PRIVACY_URL: import.meta.env.VITE_PRIVACY_URL,
  VITE_PRACTICE_NAME: import.meta.env.VITE_PRACTICE_NAME,
  VITE_PRACTICE_CLAIM: import.meta.env.VITE_PRACTICE_CLAIM,
});

trustScripts(window);
const history = privateHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));

preloadFirstPage(window.location.pathname, stored.token.read() !== null);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root" to draw the portal in.');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <HistoryRouter history={history}>
        <Portal config={config} />
      </HistoryRouter>
    </ErrorBoundary>
  </StrictMode>,
);
