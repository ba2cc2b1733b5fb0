import { isOurs } from './is-ours.ts';

const self = /\/strict\/watch-clock\.ts/;
/** Code that measures durations and renders nothing. */
const measures = /\/packages\/(?:client\/src|core\/src\/testing\/partners|kit\/src\/partner)/;
const callers = new Set<string>();

function noteCaller(): void {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 4;
  const lines = new Error('who asks').stack?.split('\n').slice(1) ?? [];
  Error.stackTraceLimit = before;
  const caller = lines.find((line) => !self.test(line)) ?? '';
  if (isOurs(caller) && !measures.test(caller))
    callers.add(
      caller
        .trim()
        .replace(/^at /, '')
        .replace(/\?[^:)]*/, ''),
    );
}

/** Records each caller of the machine's clock. Once per page. */
export function watchClock(): void {
  const Machine = globalThis.Date;
  class Watched extends Machine {
    constructor(...given: unknown[]) {
      // Date constructors differ by argument count.
      super(...(given as []));
      if (given.length === 0) noteCaller();
    }
    static override now(): number {
      noteCaller();
      return Machine.now();
    }
  }
  globalThis.Date = Watched as DateConstructor;
}

export function faultsOfClock(): string[] {
  const faults = [...callers].map((caller) => `depends on the machine's clock, asked by ${caller}`);
  callers.clear();
  return faults;
}
