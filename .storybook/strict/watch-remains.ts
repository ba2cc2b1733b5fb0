import { isOurs } from './is-ours.ts';

interface Timer {
  after: number;
  by: string;
}

const timers = new Map<number, Timer>();
/** Requests that time out outlive their screen; their timers render nothing. */
const limits = /\/(?:with-limit|late-code)\.ts/;
/** Repository line that set the timer; empty for a library's. */
function callerOf(): string {
  const caller = new Error('who waits').stack?.split('\n')[3] ?? '';
  return isOurs(caller) && !limits.test(caller) ? caller.trim() : '';
}

/** Tracks this repository's timers until they run. Once per page. */
export function watchTimers(): void {
  const [wait, repeat, end] = [
    window.setTimeout.bind(window),
    window.setInterval.bind(window),
    window.clearTimeout.bind(window),
  ];
  const forget = (id: number | undefined): void => {
    if (id !== undefined) timers.delete(id);
    end(id);
  };
  window.setTimeout = ((run: TimerHandler, after = 0, ...given: unknown[]) => {
    const by = callerOf();
    const id = wait(
      (...passed: unknown[]) => {
        timers.delete(id);
        if (typeof run === 'function') (run as (...all: unknown[]) => void)(...passed);
      },
      after,
      ...given,
    );
    if (by !== '') timers.set(id, { after, by });
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((run: TimerHandler, after = 0, ...given: unknown[]) => {
    const by = callerOf();
    const id = repeat(run, after, ...given);
    if (by !== '') timers.set(id, { after, by });
    return id;
  }) as typeof window.setInterval;
  window.clearTimeout = forget as typeof window.clearTimeout;
  window.clearInterval = forget as typeof window.clearInterval;
}

const attributesOf = (element: Element): string[] =>
  [...element.attributes].map(({ name, value }) => `${element.localName}[${name}="${value}"]`);

/** Element of the accessibility add-on's vision filters, without a filter in tests. */
const ofTheAddOn = 'body[style="filter: none;"]';

function standing(): string[] {
  const { documentElement: html, body } = document;
  return [
    ...attributesOf(html),
    ...attributesOf(body).filter((attribute) => attribute !== ofTheAddOn),
    ...[...body.children].map(
      ({ localName, id, className }) => `<${localName} id="${id}" class="${String(className)}">`,
    ),
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    `the title "${document.title}"`,
    `the address ${location.pathname}${location.hash}`,
  ];
}

let before: { name: string; there: readonly string[] } | undefined;

function leftBy(last: { there: readonly string[] }): string[] {
  return [
    ...standing().filter((thing) => !last.there.includes(thing)),
    ...[...timers.values()].map(({ after, by }) => `a timer of ${after} ms, ${by}`),
  ];
}

/** Milliseconds before an element counts as left behind: it may only be moving. */
const patience = { inAll: 2000, step: 20 };

/** Throws, with the previous story's name, if that story left elements or timers on the shared page. */
export async function expectNothingLeft(next: string): Promise<void> {
  const last = before;
  let left = last ? leftBy(last) : [];
  for (let waited = 0; last && left.length > 0 && waited < patience.inAll; waited += patience.step) {
    await new Promise((done) => setTimeout(done, patience.step));
    left = leftBy(last);
  }
  const there = standing();
  // Removed elements are not the next story's leftovers.
  before = {
    name: next,
    there: last && left.length === 0 ? there.filter((thing) => last.there.includes(thing)) : there,
  };
  timers.clear();
  if (left.length > 0) throw new Error(`${last?.name} leaves behind for the next story: ${left.join('; ')}`);
}
