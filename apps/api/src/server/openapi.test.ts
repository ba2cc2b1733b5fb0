import { formatCents, limits, routes } from '@tele/core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const document = openApiDocument('http://api.test/prod') as {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        security: readonly unknown[];
        responses: Record<string, { description: string; headers?: object }>;
        parameters: { name: string; in: string; required: boolean }[];
      }
    >
  >;
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has Google’s sign-in redirects, with an optional flow', () => {
    const start = document.paths['/auth/google/start']?.get;
    expect(Object.keys(start?.responses ?? {})).toEqual(['302', '429']);
    expect(start?.parameters).toMatchObject([
      { name: 'flow', in: 'query', required: false },
      { name: 'returnTo', in: 'query', required: false },
    ]);
  });

  it('lists every call of the contract once', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual([...Object.keys(routes), 'googleStart', 'googleCallback'].toSorted());
  });

  it('names path and query parameters, and which are optional', () => {
    expect(document.paths['/selections/{id}/accept']?.post?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ]);
    expect(document.paths['/availability/slots']?.get?.parameters).toMatchObject([
      { name: 'specialistId', in: 'query', required: true },
      { name: 'days', in: 'query', required: false },
      { name: 'Tele-Position', in: 'header', required: false },
    ]);
  });

  it('lists the answers with a position and the calls that take one', () => {
    const [own, everybodys] = [document.paths['/selections/mine']?.get, document.paths['/availability/slots']?.get];
    expect(Object.keys(own?.responses['200']?.headers ?? {})).toEqual(['Tele-Position']);
    expect(own?.parameters.map(({ name }) => name)).toContain('Tele-Position');
    expect(everybodys?.responses['200']?.headers).toBeUndefined();
    expect(document.paths['/auth/me']?.get?.parameters).toEqual([]);
  });

  it('requires a version for saves, and shows which answers have one', () => {
    const { get, put } = document.paths['/availability/mine'] ?? {};
    expect(put?.parameters).toContainEqual({
      name: 'If-Match',
      in: 'header',
      required: false,
      schema: { type: 'string' },
    });
    expect(put?.responses['412']?.description).toBe('STALE');
    expect(get?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['start', false],
      ['end', false],
    ]);
    expect([get, put].map((call) => Object.keys(call?.responses['200']?.headers ?? {}))).toEqual([
      ['ETag'],
      ['ETag', 'Tele-Position'],
    ]);
  });

  it('lists refusals by status, and requires a token except for public calls', () => {
    const accept = document.paths['/selections/{id}/accept']?.post;
    expect(Object.keys(accept?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '402',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(accept?.responses['409']?.description).toContain('SLOT_TAKEN');
    expect(accept?.security).toEqual([{ identityToken: [] }]);
    expect(document.paths['/health']?.get?.security).toEqual([]);
  });

  it('lists the token of each call: a person’s, a partner page’s or a partner key', () => {
    expect(document.paths['/specialists/search']?.post?.security).toEqual([{ identityToken: [] }, { pageToken: [] }]);
    expect(document.paths['/partner/sessions']?.post?.security).toEqual([{ partnerKey: [] }]);
    expect(document.paths['/partner/visits']?.post?.responses['403']?.description).toBe(
      'ORIGIN_NOT_REGISTERED, SECRET_IN_BROWSER, UNKNOWN_PARTNER',
    );
    expect(document.paths['/availability/mine']?.get?.responses['403']?.description).toContain('NOT_ON_THIS_PAGE');
  });

  it('names the fees that are charged', () => {
    const summaryOf = (path: string): string | undefined => document.paths[path]?.post?.summary;
    expect(summaryOf('/selections/{id}/attach-payment')).toContain(formatCents(limits.bookingFeeCents));
    expect(summaryOf('/selections/{id}/accept')).toContain(formatCents(limits.acceptanceFeeCents));
  });

  it('is served to anyone', async () => {
    const response = await api.fetch('/openapi.json');
    expect([response.status, await response.json()]).toEqual([200, JSON.parse(JSON.stringify(document))]);
  });
});
