// Set before playwright.config.ts is read: these servers use other ports than the other journeys.
process.env.E2E_PORT_OFFSET ??= '1700';
