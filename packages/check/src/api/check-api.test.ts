import { describe, expect, it } from 'vitest';
import { formatReport } from '../report/format-report.ts';
import { checkApi, type ApiCheckOptions } from './check-api.ts';
import { passes, type Outcome } from './check.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-allow-methods': 'GET, POST, PUT',
};

type Reply = (method: string) => Response | Promise<Response>;

/** Server that gives these answers, and 404 elsewhere: outcomes by widget and call. */
async function outcomes(replies: Record<string, Reply>, options: Partial<ApiCheckOptions> = {}) {
  const check = await checkApi({
    api: 'https://api.test/prod/',
    token: 'a-token',
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input).url);
      const method = init?.method ?? 'GET';
      const reply = replies[`${method} ${pathname.replace('/prod', '')}`] ?? replies[method];
      return reply ? reply(method) : Response.json({ error: 'Not found' }, { status: 404, headers: cors });
    },
    ...options,
  });
  const of = (widget: string, call: string): Outcome | undefined =>
    check.widgets.find((each) => each.widget === widget)?.calls.find((each) => each.call === call)?.outcome;
  return { check, of };
}

const preflight = () => new Response(null, { status: 204, headers: cors });
const json = (body: unknown, headers: Record<string, string> = cors) => Response.json(body, { headers });

describe('checkApi', () => {
  it('names a web page, a wrong shape and a missing call', async () => {
    const { check, of } = await outcomes({
      OPTIONS: preflight,
      'GET /specialties/available': () => new Response('<!doctype html>', { headers: cors }),
      'GET /availability/mine': () => json({ message: 'Hello' }),
    });
    expect(of('match-widget', 'GET /specialties/available')).toEqual({
      tag: 'fails',
      problem: 'It answers a web page (200), not JSON.',
    });
    expect(of('availability-calendar', 'GET /availability/mine')).toEqual({
      tag: 'fails',
      problem: 'We can’t read the response. Compare its fields with the specification.',
    });
    expect(of('provider-inbox', 'GET /selections/incoming')).toEqual({
      tag: 'fails',
      problem: 'It does not exist (404).',
    });
    expect(of('doctor-register', 'GET /work/doctors/me')).toEqual({ tag: 'works' });
    expect(passes(check)).toBe(false);
    expect(formatReport(check)).toContain('Availability calendar: cannot work.');
  });

  it('names what CORS does not allow', async () => {
    const { of } = await outcomes({
      OPTIONS: () =>
        new Response(null, {
          status: 204,
          headers: { 'access-control-allow-origin': 'https://other.example', 'access-control-allow-headers': '*' },
        }),
    });
    expect(of('availability-calendar', 'CORS')).toEqual({
      tag: 'fails',
      problem:
        'Allow the page with access-control-allow-origin. Allow authorization in access-control-allow-headers. Allow PUT in access-control-allow-methods.',
    });
  });

  it('fails an answer that a page may not read', async () => {
    const { of } = await outcomes({ OPTIONS: preflight, 'GET /specialties/available': () => json([], {}) });
    expect(of('match-widget', 'GET /specialties/available')).toEqual({
      tag: 'fails',
      problem: 'The response has no access-control-allow-origin header.',
    });
  });

  it('makes no call that changes data without --write', async () => {
    const methods: string[] = [];
    const { of } = await outcomes({
      OPTIONS: preflight,
      'GET /availability/mine': () => json([]),
      PUT: (method) => {
        methods.push(method);
        return json({});
      },
    });
    expect(methods).toEqual([]);
    expect(of('availability-calendar', 'PUT /availability/mine')).toEqual({
      tag: 'not-checked',
      why: 'It changes data: use --write.',
    });
  });

  it('fails a save that loses a block', async () => {
    let blocks = ['2026-03-02', '2026-03-03'].map((day) => ({
      startISO: `${day}T00:00:00Z`,
      endISO: `${day}T01:00:00Z`,
    }));
    const replies = {
      OPTIONS: preflight,
      'GET /availability/mine': () => json(blocks),
      'PUT /availability/mine': () => {
        blocks = blocks.slice(1);
        return json({});
      },
    };
    const { of } = await outcomes(replies, { write: true });
    expect(of('availability-calendar', 'PUT /availability/mine')).toEqual({
      tag: 'fails',
      problem: 'After saving the same blocks, not all of them are there.',
    });
  });

  it('does not fail a call that another role may make', async () => {
    const refusal = () => Response.json({ error: 'No.' }, { status: 403, headers: cors });
    const { of } = await outcomes({ OPTIONS: preflight, 'GET /selections/incoming': refusal });
    expect(of('provider-inbox', 'GET /selections/incoming')).toMatchObject({ tag: 'not-checked' });
  });

  it('refuses a category that does not exist', async () => {
    await expect(outcomes({}, { category: 'plumbers' })).rejects.toThrow('There is no category ‘plumbers’.');
  });
});
