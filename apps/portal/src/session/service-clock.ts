/** Service time from responses: a wrong device clock would break countdowns, greetings and ages. */
export interface ServiceClock {
  /** Service time; the device's until known to be off. */
  now: () => Date;
  /** Makes a call and reads the service's time from the answer. */
  fetch: typeof globalThis.fetch;
}

/** Tolerance for latency and clock differences, in milliseconds. */
const toleratedMs = 60_000;

/** `machine` and `send` replace the device clock (milliseconds since 1970) and the network. */
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
