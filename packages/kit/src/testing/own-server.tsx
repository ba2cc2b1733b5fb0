import { act, cleanup, configure, render } from '@testing-library/react';
import { isNamed, pathsBeyond, without } from '@tele/client/testing/fields';
import { routes, type RouteName } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { defaultHandlers, fail, mock, type Responder } from '@tele/core/testing';
import { getResponse, type HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLeases } from '../keep/leases.ts';

/** Full answers by call; the journey removes their fields. */
export type FullAnswers = { [N in RouteName]?: Answer<N> };

export interface Journey {
  answers: FullAnswers;
  /** Answers whose fields are only removed together: another journey removes them one by one. */
  together?: FullAnswers;
  /** Handlers of other calls whose answers depend on the request. Created for each run. */
  others?: () => HttpHandler[];
  widget: (fetch: typeof globalThis.fetch) => ReactElement;
  /** Drives the widget. `look` checks the current screen; `sent` lists a call's bodies. */
  drive: (journey: { look: () => void; sent: (name: RouteName) => unknown[] }) => Promise<void>;
  /** Texts shown in place of missing fields. */
  missing?: readonly string[];
  /** Amounts allowed on screen but not in the full answers: labelled examples. */
  examples?: readonly string[];
}

interface Run {
  /** Texts of the checked screens. */
  shown: string;
  problems: string[];
}

const noText = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object Object\]|Something went wrong/g;
const money = /\$\d+(?:,\d{3})*(?:\.\d\d)?/g;

/** All texts on the page, including names of controls and values of fields. */
function shownText(): string {
  const labels = Array.from(document.body.querySelectorAll('[aria-label]'), (node) => node.getAttribute('aria-label'));
  const values = Array.from(document.body.querySelectorAll('input, textarea'), (node) => Reflect.get(node, 'value'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: unknown[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest('style, script')) texts.push(nodeValue);
  }
  return [...texts, ...labels, ...values].join('\n');
}

interface SentCall {
  route: string;
  body: unknown;
}

function bodiesOf(name: RouteName, sent: readonly SentCall[]): unknown[] {
  const route = new RegExp(`^${routes[name].replaceAll(/:\w+/g, '[^/]+')}$`);
  return sent.filter((call) => route.test(call.route)).map(({ body }) => body);
}

/** Answers like the handlers; without the `tele-api` header that identifies Tele's server. */
function fetchFrom(handlers: HttpHandler[], isTele: boolean, sent: SentCall[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    if (text !== '') sent.push({ route: `${request.method} ${new URL(request.url).pathname}`, body: JSON.parse(text) });
    const response = (await getResponse(handlers, request)) ?? Response.json({ error: 'Not found.' }, { status: 404 });
    if (!isTele) response.headers.delete('tele-api');
    return response;
  };
}

const fixed = ([name, answer]: [string, unknown]): HttpHandler =>
  mock(name as RouteName, answer as Responder<RouteName>);

/** Tele's own server, a clinic's, or one with the specification's calls only. */
type Server = 'tele' | 'own' | 'bare';

const lacking = (Object.keys(routes) as RouteName[])
  .filter((name) => !isNamed(name))
  .map((name) => mock(name, fail(404, 'NOT_FOUND', 'Not found.')));

async function run(journey: Journey, answers: Readonly<Record<string, unknown>>, server: Server): Promise<Run> {
  const sent: SentCall[] = [];
  const handlers = [
    ...(server === 'bare' ? lacking : []),
    ...Object.entries(answers).map(fixed),
    ...(journey.others?.() ?? []),
    ...defaultHandlers(),
  ];
  const problems: string[] = [];
  const shown: string[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation((...said) => void problems.push(said.join(' ')));
  try {
    render(journey.widget(fetchFrom(handlers, server === 'tele', sent)));
    await journey.drive({
      look: () => shown.push(shownText()),
      sent: (name) => bodiesOf(name, sent),
    });
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
    problems.push(`${said} On the screen: ${shownText().replaceAll('\n', ' | ')}`);
  }
  // An unhandled rejection fails the run.
  await act(async () => undefined);
  cleanup();
  // Runs must not share state.
  pageLeases.clear();
  sessionStorage.clear();
  localStorage.clear();
  logged.mockRestore();
  const text = shown.join('\n');
  return { shown: text, problems: [...problems, ...(text.match(noText) ?? [])] };
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Drives a widget against servers that lack fields beyond the specification: each one, then all. */
export function worksWithOwnServer(journeys: Readonly<Record<string, Journey>>): void {
  // A missing screen costs this time for each field.
  configure({ asyncUtilTimeout: 10_000 });
  // jsdom has no layout and no canvas.
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  describe.each(Object.entries(journeys))('%s', (_, journey) => {
    const full = { ...journey.answers, ...journey.together };
    const names = (Object.keys(journey.answers) as RouteName[]).filter((name) => pathsBeyond(full[name]).length > 0);
    let known: Promise<string[]> | undefined;

    /** Amounts in the run with full answers. */
    const amounts = async (): Promise<string[]> =>
      (known ??= run(journey, full, 'tele').then(({ shown, problems }) => {
        expect(problems).toEqual([]);
        return [...(shown.match(money) ?? []), ...(journey.examples ?? [])];
      }));

    async function problemsOf(answers: Readonly<Record<string, unknown>>, server: Server): Promise<Run> {
      const before = await amounts();
      const { shown, problems } = await run(journey, answers, server);
      const other = (shown.match(money) ?? []).filter((amount) => !before.includes(amount));
      return { shown, problems: [...problems, ...other] };
    }

    it.each(names)('works without any one field beyond the specification in %s', async (name) => {
      const found: [string, string[]][] = [];
      for (const path of pathsBeyond(journey.answers[name])) {
        const { problems } = await problemsOf({ ...full, [name]: without(full[name], [path]) }, 'own');
        if (problems.length > 0) found.push([path.join('.'), problems]);
      }
      expect(found).toEqual([]);
    });

    it('works without any of them or the extra calls, and names the missing parts', async () => {
      const bare = Object.entries(full).map(([name, answer]) => [name, without(answer, pathsBeyond(answer))]);
      const { shown, problems } = await problemsOf(Object.fromEntries(bare), 'bare');
      expect(problems).toEqual([]);
      for (const sentence of journey.missing ?? []) expect(shown).toContain(sentence);
    });
  });
}
