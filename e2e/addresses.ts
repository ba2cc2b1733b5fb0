import { e2ePorts } from '../playwright.config.ts';

/** Where the journeys' own sandbox, API, portal and example host listen. */
export const addresses = {
  portal: `http://127.0.0.1:${e2ePorts.PORTAL_PORT}`,
  api: `http://127.0.0.1:${e2ePorts.API_PORT}/prod`,
  host: `http://127.0.0.1:${e2ePorts.HOST_PORT}`,
  /** The clinic that the seeds know as a partner: whoever serves a page there is its page. */
  clinic: `http://127.0.0.1:${e2ePorts.PARTNER_PORT}`,
  sandbox: `http://127.0.0.1:${e2ePorts.SANDBOX_PORT}`,
};

/** The example host under two other names. The API of the journeys is told of the first (CORS_ORIGINS). */
export const partnerOrigin = `http://partner.localhost:${e2ePorts.HOST_PORT}`;
export const strangerOrigin = `http://stranger.localhost:${e2ePorts.HOST_PORT}`;

/** The example host under a strict policy (apps/host/policy-served.ts), and under one that allows no policy of Trusted Types; the API is told of both. */
export const strictOrigin = `http://strict.localhost:${e2ePorts.HOST_PORT}`;
export const untrustingOrigin = `http://untrusting.localhost:${e2ePorts.HOST_PORT}`;
