// Before playwright.config.ts is read: the servers of these journeys listen beside those of the others.
process.env.E2E_PORT_OFFSET ??= '1700';
