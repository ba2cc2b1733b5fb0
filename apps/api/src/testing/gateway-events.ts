import type { LambdaEvent } from 'hono/aws-lambda';

interface GatewayRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
}

export const v2 = (
  path: string,
  { method = 'GET', headers = {}, body, isBase64Encoded = false }: GatewayRequest = {},
): LambdaEvent =>
  ({
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers,
    body,
    isBase64Encoded,
    requestContext: { stage: 'prod', domainName: 'api.test', http: { method, path, sourceIp: '192.0.2.1' } },
  }) as unknown as LambdaEvent;

export const v1 = (path: string): LambdaEvent =>
  ({
    httpMethod: 'GET',
    path,
    headers: {},
    multiValueHeaders: {},
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    isBase64Encoded: false,
    body: null,
    requestContext: { stage: 'prod', domainName: 'api.test', identity: { sourceIp: '192.0.2.1' } },
  }) as unknown as LambdaEvent;
