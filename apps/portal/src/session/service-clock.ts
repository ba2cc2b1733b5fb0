/** Service time from responses: a wrong device clock would break countdowns, greetings and ages. */
export interface ServiceClock {
  /** The present instant at the service; the device's until it is known to be off. */
  now: () => Date;
  /** Makes a call, and looks at when the service says it answered. */
  fetch: typeof globalThis.fetch;
}

/** Less than this is how long an answer travels and how clocks differ, in milliseconds. */
const toleratedMs = 60_000;

/** `machine` and `send` stand in for the device's clock, in milliseconds since 1970, and for the network. */
export function createServiceClock(
  machine: () => number = Date.now,
  send: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): ServiceClock {
  let aheadMs = 0;
  return {
    now: () => new Date(machine() + aheadMs),
    fetch: async (...request) => {
      const response = await send(...request);
      const apart = Date.parse(response.headers.get('date') ?? '') - machine();
      if (!Number.isNaN(apart)) aheadMs = Math.abs(apart) < toleratedMs ? 0 : apart;
      return response;
    },
  };
}
