import { e2ePorts } from '../playwright.config.ts';

/** Where the journeys' own sandbox, API, portal and example host listen. */
export const addresses = {
  portal: `http://127.0.0.1:${e2ePorts.PORTAL_PORT}`,
  api: `http://127.0.0.1:${e2ePorts.API_PORT}/prod`,
  host: `http://127.0.0.1:${e2ePorts.HOST_PORT}`,
  sandbox: `http://127.0.0.1:${e2ePorts.SANDBOX_PORT}`,
};

/** The example host under two other names. The API of the journeys is told of one of them (CORS_ORIGINS). */
export const partnerOrigin = `http://partner.localhost:${e2ePorts.HOST_PORT}`;
export const strangerOrigin = `http://stranger.localhost:${e2ePorts.HOST_PORT}`;
