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

const config = readConfig(import.meta.env);

trustScripts(window);
const history = privateHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));

preloadFirstPage(window.location.pathname, stored.token.read() !== null, config.openPortal);

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
