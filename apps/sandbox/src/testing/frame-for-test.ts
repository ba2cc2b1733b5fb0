import { onTestFinished, vi } from 'vitest';

interface Letter {
  type: string;
  payload: unknown;
}

interface Outcome {
  ticket: number;
  outcome: object;
}

let frames = 0;

/** Runs the script of a frame in jsdom, as the page around it would see it. */
export async function frameForTest(page: unknown, script: () => Promise<unknown>) {
  // jsdom lacks it. Sizes are not tested here.
  class NoObserver {
    observe = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', NoObserver);
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = String(await page);
  const frame = `frame${(frames += 1)}`;
  location.hash = new URLSearchParams({ frame, parent: location.origin }).toString();
  const sent = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  onTestFinished(() => {
    sent.mockRestore();
    vi.unstubAllGlobals();
  });
  vi.resetModules();
  await script();

  let tickets = 0;
  const letters = () => sent.mock.calls.map(([letter]) => letter as unknown as Letter);
  const tell = (type: string, payload: object | null = null) => {
    const data = { tele: 'sandbox-frame', frame, type, payload };
    window.dispatchEvent(new MessageEvent('message', { data, source: window.parent, origin: location.origin }));
  };
  return {
    tell,
    typesSent: () => letters().map(({ type }) => type),
    last: (type: string) => letters().findLast((letter) => letter.type === type)?.payload,
    type: (name: string, value: string) => {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      input.value = value;
      input.dispatchEvent(new InputEvent('input'));
      return input;
    },
    ask: async (type: string, params: object = {}) => {
      const ticket = (tickets += 1);
      tell(type, { ticket, params });
      const outcomes = () =>
        letters().flatMap((letter) => (letter.type === 'outcome' ? [letter.payload as Outcome] : []));
      const { outcome } = await vi.waitUntil(() => outcomes().find((one) => one.ticket === ticket));
      return outcome;
    },
  };
}
