import { e2ePorts } from '../playwright.config.ts';

/** Where the journeys' own sandbox, API and portal listen. */
export const addresses = {
  portal: `http://127.0.0.1:${e2ePorts.PORTAL_PORT}`,
  api: `http://127.0.0.1:${e2ePorts.API_PORT}/prod`,
  sandbox: `http://127.0.0.1:${e2ePorts.SANDBOX_PORT}`,
};
