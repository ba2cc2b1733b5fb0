// Before playwright.config.ts is read: the servers of the months listen beside those of the other journeys.
process.env.E2E_PORT_OFFSET ??= '1340';
