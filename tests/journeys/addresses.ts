import { e2ePorts } from '../../playwright.config.ts';

export const addresses = {
  portal: `http://localhost:${e2ePorts.PORTAL_PORT}`,
  api: `http://127.0.0.1:${e2ePorts.API_PORT}/prod`,
  host: `http://127.0.0.1:${e2ePorts.HOST_PORT}`,
  /** Origin of the clinic that the seeds register as a partner. */
  clinic: `http://127.0.0.1:${e2ePorts.PARTNER_PORT}`,
  sandbox: `http://127.0.0.1:${e2ePorts.SANDBOX_PORT}`,
};

/** Example host under two other names; CORS_ORIGINS lists the first. */
export const partnerOrigin = `http://partner.localhost:${e2ePorts.HOST_PORT}`;
export const strangerOrigin = `http://stranger.localhost:${e2ePorts.HOST_PORT}`;

/** Example host under a strict policy, and under one that allows no Trusted Types policy (policy-served.ts). */
export const strictOrigin = `http://strict.localhost:${e2ePorts.HOST_PORT}`;
export const untrustingOrigin = `http://untrusting.localhost:${e2ePorts.HOST_PORT}`;
