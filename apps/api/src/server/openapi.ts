import { changes, errorStatus, isWrite, routeOf, routes, type ErrorCode, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import * as z from 'zod';
import { longestKey } from '../http/idempotency-key.ts';
import { isPaused } from '../http/read-only.ts';
import { redirectPaths } from './openapi-redirects.ts';

type Json = Record<string, unknown>;

/** Contract as OpenAPI 3.1. `serverUrl` is the API's public URL with base path. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routeOf(name);
    const key = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: operation(name, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tele API',
      version: '1.0.0',
      description:
        'Tele-consultation matching, Australia. Times are UTC, money is cents of AUD. An optional field of a search, request or registration may be null or an empty string.',
    },
    servers: [{ url: serverUrl }],
    paths: { ...paths, ...redirectPaths },
    components: {
      securitySchemes,
      schemas: { Error: errorSchema },
    },
  };
}

const bearer = (description: string): Json => ({ type: 'http', scheme: 'bearer', description });

const securitySchemes = {
  identityToken: { ...bearer('Of somebody signed in at the portal'), bearerFormat: 'JWT' },
  pageToken: { ...bearer('Of a visitor or a person on a partner’s page, for 15 minutes'), bearerFormat: 'JWT' },
  partnerKey: bearer('The secret key of a partner, tele_sec_…, from a server alone'),
};

function securityOf({ caller, onPartnerPages }: CallDefinition): Json[] {
  if (caller === 'public') return [];
  if (caller === 'partner') return [{ partnerKey: [] }];
  return [{ identityToken: [] }, ...(onPartnerPages ? [{ pageToken: [] }] : [])];
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A text for people' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Up to 100 inputs with errors, by dotted path',
    },
    moreFields: { type: 'integer', description: 'Number of other inputs with errors' },
    clientSecret: { type: 'string', description: 'Finishes a 3-D Secure step' },
    requestId: { type: 'string' },
  },
};

function operation(name: RouteName, path: string): Json {
  const call: CallDefinition = contract[name];
  return {
    operationId: name,
    summary: call.summary,
    security: securityOf(call),
    parameters: [...pathParameters(path), ...queryParameters(call), ...headerParameters(call)],
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...answerHeaders(name),
        content: { 'application/json': { schema: schemaOf(call.ok, 'output') } },
      },
      ...refusals(name, call),
    },
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** Queries arrive as text, so the input schema applies; only fields without a default are required. */
function queryParameters({ query }: CallDefinition): Json[] {
  if (!query) return [];
  const { required = [] } = schemaOf(query, 'input') as { required?: string[] };
  const { properties = {} } = schemaOf(query, 'output') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => {
    const optional = 'default' in schema || !required.includes(name);
    return { name, in: 'query', required: !optional, schema };
  });
}

const etag = { ETag: { description: 'The version of what is answered, in quotes', schema: { type: 'string' } } };

const position = {
  'Tele-Position': {
    description:
      'Where there are replicas: sent back as Tele-Position with reads, none of them is from before this answer',
    schema: { type: 'string' },
  },
};

function answerHeaders(name: RouteName): Json {
  const { versioned, mayLag }: CallDefinition = contract[name];
  const tells = isWrite(name) ? changes[name].length > 0 : mayLag === 'for-others';
  return versioned || tells ? { headers: { ...(versioned && etag), ...(tells && position) } } : {};
}

function headerParameters({ versioned, keyed, body, mayLag }: CallDefinition): Json[] {
  const ifMatch = { name: 'If-Match', in: 'header', required: versioned === true, schema: { type: 'string' } };
  const schema = { type: 'string', minLength: 1, maxLength: longestKey };
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema };
  const since = { name: 'Tele-Position', in: 'header', required: false, schema: { type: 'string' } };
  return [...(versioned && body ? [ifMatch] : []), ...(keyed ? [key] : []), ...(mayLag ? [since] : [])];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return rest;
}

function refusals(name: RouteName, call: CallDefinition): Json {
  const codes = new Set<ErrorCode>([...call.errors, 'INTERNAL', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']);
  if (isPaused(name)) codes.add('READ_ONLY');
  if (call.caller !== 'public') for (const code of ['UNAUTHENTICATED', 'SECRET_IN_BROWSER'] as const) codes.add(code);
  const isPersons = call.caller !== 'public' && call.caller !== 'partner';
  if (isPersons)
    for (const code of ['EMAIL_UNVERIFIED', 'ORIGIN_NOT_REGISTERED', 'UNKNOWN_PARTNER'] as const) codes.add(code);
  if (isPersons && !call.onPartnerPages) codes.add('NOT_ON_THIS_PAGE');
  if (call.recentSignIn || call.caller === 'staff') codes.add('SIGN_IN_AGAIN');
  if (call.caller === 'staff') codes.add('SECOND_FACTOR_REQUIRED');
  if (['booker', 'patient', 'specialist'].includes(call.caller)) codes.add('FORBIDDEN');
  if (call.caller === 'booker' || call.caller === 'patient') codes.add('PROFILE_REQUIRED');
  if (call.body)
    for (const code of ['INVALID_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  if (call.body || call.query) codes.add('INVALID_INPUT');
  if (call.keyed) codes.add('IDEMPOTENCY_KEY_REUSED');
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of [...codes].toSorted()) (byStatus[errorStatus[code]] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, named]) => [
      status,
      {
        description: named.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
