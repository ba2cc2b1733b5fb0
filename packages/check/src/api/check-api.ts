import { professionOf, routeOf } from '@tele/core';
import { createTeleClient, TeleError } from '@tele/client';
import { checkCors, isAllowed } from './check-cors.ts';
import type { ApiCheck, CallCheck, Outcome, WidgetName } from './check.ts';
import type { CheckContext } from './found.ts';
import { watchFetch, type WatchedFetch } from './watched-fetch.ts';
import { widgetCalls, type WidgetCall } from './widget-calls.ts';

export interface ApiCheckOptions {
  /** Address of the API, as the widgets get it. */
  api: string;
  /** Bearer token. Default: only calls that work signed out. */
  token?: string;
  /** Category whose specialists are searched, such as 'doctors'. Default: 'doctors'. */
  category?: string;
  /** Page that CORS is checked for. Default: 'https://clinic.example'. */
  origin?: string;
  /** Also makes calls that change data. Default: false. */
  write?: boolean;
  /** Default: the global one. */
  fetch?: typeof globalThis.fetch;
}

/** Makes the calls of each widget and says what works. Throws for a category that does not exist. */
export async function checkApi(options: ApiCheckOptions): Promise<ApiCheck> {
  const { token, category = 'doctors', origin = 'https://clinic.example' } = options;
  const profession = professionOf(category);
  if (!profession) throw new Error(`There is no category ‘${category}’.`);
  const api = options.api.replace(/\/+$/, '');
  const fetch = options.fetch ?? globalThis.fetch;
  const watched = watchFetch(fetch, origin);
  const client = createTeleClient({ apiBase: api, fetch: watched.fetch, token: token ?? undefined });
  const found: CheckContext = { profession: profession.id, category: profession.path, specialties: [] };
  const widgets: ApiCheck['widgets'] = [];
  for (const [widget, calls] of Object.entries(widgetCalls(profession.id)) as [WidgetName, WidgetCall[]][]) {
    const checks: CallCheck[] = [await checkCors(calls, { fetch, apiBase: api, origin, category: found.category })];
    for (const call of calls) {
      const outcome = await outcomeOf(call);
      checks.push({ call: routeText(call, found.category), purpose: call.purpose, outcome });
    }
    widgets.push({ widget, calls: checks });
  }
  return { api, widgets };

  async function outcomeOf(call: WidgetCall): Promise<Outcome> {
    if (!call.run) return { tag: 'not-checked', why: 'Try it by hand.' };
    if (call.writes && options.write !== true) return { tag: 'not-checked', why: 'It changes data: use --write.' };
    if (call.caller !== 'anyone' && token === undefined)
      return { tag: 'not-checked', why: `It needs the token of a ${call.caller}: use --token.` };
    watched.forget();
    try {
      const running = call.run(client, found);
      if (typeof running === 'string') return { tag: 'not-checked', why: running };
      await running;
    } catch (error) {
      return failureOf(call, error, watched, token);
    }
    return answeredOutcome(call, watched, origin);
  }
}

function routeText({ name }: WidgetCall, category: string): string {
  const { method, path } = routeOf(name);
  return `${method} ${path.replace(/:(profession|category)/, category)}`;
}

/** The client answers neutrally for a call beyond the specification that the server lacks. */
function answeredOutcome({ without }: WidgetCall, { last }: WatchedFetch, origin: string): Outcome {
  const answer = last();
  if (without !== undefined && answer && isLacking(answer.status))
    return { tag: 'without', effect: `Not there. ${without}` };
  if (answer && !isAllowed(answer.allowedOrigin, origin))
    return { tag: 'fails', problem: 'The response has no access-control-allow-origin header.' };
  return { tag: 'works' };
}

function failureOf(call: WidgetCall, error: unknown, { last }: WatchedFetch, token: string | undefined): Outcome {
  const answer = last();
  const status = error instanceof TeleError ? error.status : (answer?.status ?? 0);
  if (call.mayBeNotFound && status === 404) return { tag: 'works' };
  if (status === 401 && token === undefined) return { tag: 'not-checked', why: 'It needs a token: use --token.' };
  if (status === 403)
    return { tag: 'not-checked', why: `This token may not call it: use the token of a ${call.caller}.` };
  const problem = problemOf(error, status, answer?.text);
  return call.without === undefined
    ? { tag: 'fails', problem }
    : { tag: 'without', effect: `${problem} ${call.without}` };
}

function problemOf(error: unknown, status: number, text = ''): string {
  if (status === 0) return 'No answer. Check the address and that the server is running.';
  if (/^\s*</.test(text)) return `It answers a web page (${status}), not JSON.`;
  if (status === 401) return 'It refuses the token (401).';
  if (isLacking(status)) return `It does not exist (${status}).`;
  if (error instanceof TeleError && status >= 400)
    return `It answers ${status}${error.errorField ? `: ‘${error.errorField}’.` : ' without an error text.'}`;
  if (error instanceof TeleError) return 'We can’t read the response. Compare its fields with the specification.';
  return error instanceof Error ? error.message : String(error);
}

function isLacking(status: number): boolean {
  return status === 404 || status === 405 || status === 501;
}
