import { http, HttpResponse, type HttpHandler } from 'msw';
import type * as z from 'zod';
import { checkInput } from '../contract/check-input.ts';
import { contract, type Answer, type BodyParsed, type CallDefinition, type QueryParsed } from '../contract.ts';
import { routeOf, type Params, type RouteName } from '../routes.ts';
import { isOtherCall } from './most-specific.ts';
import { fail, Refusal } from './refusal.ts';

export interface MockCall<N extends RouteName> {
  params: Params<N>;
  query: QueryParsed<N>;
  body: BodyParsed<N>;
  request: Request;
}

type Reply<N extends RouteName> = Answer<N> | Refusal;

/** A fixed reply, or a function that returns one. */
export type Responder<N extends RouteName> = Reply<N> | ((call: MockCall<N>) => Reply<N> | Promise<Reply<N>>);

/** MSW handler of a call, at any base address. Refuses invalid input with 422, like the API. */
export function mock<N extends RouteName>(name: N, responder: Responder<N>): HttpHandler {
  const { method, path } = routeOf(name);
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return on(`*${path}`, async ({ request, params }) => {
    const url = new URL(request.url);
    if (isOtherCall(name, url.pathname)) return undefined;
    const definition: CallDefinition = contract[name];
    const text = await request.clone().text();
    const body = parse(definition.body, text === '' ? undefined : JSON.parse(text));
    if (body instanceof Refusal) return body.respond();
    const query = parse(definition.query, Object.fromEntries(url.searchParams));
    if (query instanceof Refusal) return query.respond();
    // The schemas have just checked these types.
    const call = { params, query, body, request } as unknown as MockCall<N>;
    const reply = typeof responder === 'function' ? await responder(call) : responder;
    return reply instanceof Refusal ? reply.respond() : HttpResponse.json(reply, { headers: { 'tele-api': '1' } });
  });
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const checked = checkInput(schema, input);
  return checked.ok ? checked.value : fail(422, 'INVALID_INPUT', checked.error, { fields: checked.fields });
}
