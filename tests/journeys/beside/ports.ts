// Set before playwright.config.ts is read.
process.env.E2E_PORT_OFFSET ??= '700';
