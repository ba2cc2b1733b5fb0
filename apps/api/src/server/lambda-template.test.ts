import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../config/config.ts';
import { variableNames } from '../config/variables.ts';
import { underBasePath } from './lambda.ts';
import { testConfig } from '../testing/test-config.ts';

type Json = Record<string, unknown>;
interface Template {
  Parameters: Record<string, Json>;
  Conditions: Json;
  Resources: Record<string, { Type: string; Properties: Json }>;
  Outputs: Json;
}

const folder = resolve(import.meta.dirname, '../../../../deploy/lambda');
const template = parse(readFileSync(resolve(folder, 'template.yml'), 'utf8')) as Template;
const fn = template.Resources['Function']?.Properties as {
  CodeUri: string;
  Handler: string;
  Runtime: string;
  Environment: { Variables: Record<string, unknown> };
  Events: { Minute: { Properties: { Input: { 'Fn::Sub': string } } } };
};

/** All names in Ref, Fn::GetAtt, Fn::If and Fn::Sub. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [String((inner as string[])[0])];
    if (key === 'Fn::If') return [String((inner as string[])[0]), ...namesIn(inner)];
    if (key === 'Fn::Sub') return [...String(inner).matchAll(/\$\{([\w:]+)/g)].map(([, name]) => String(name));
    return namesIn(inner);
  });
}

const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://tele:secret@db.example/tele',
  JOBS_TOKEN: 'a token of sixteen characters',
  FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  FIREBASE_SERVICE_ACCOUNT_KEY: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
  PARTNER_TOKEN_KEY: 'thirty-two characters or more of it',
  SMTP_URL: 'smtps://mail.example.com',
  STATE_SECRET: 'thirty-two characters or more of it',
};
const plain: Record<string, string> = {
  API_URL: 'https://api.example.com/prod',
  PORTAL_URL: 'https://www.example.com',
  CORS_ORIGINS: 'https://www.example.com',
  OPS_MAIL: 'ops@example.com',
  BUSINESS_ABN: '',
};
const deployed = Object.fromEntries(
  Object.entries(fn.Environment.Variables).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (secrets[name] ?? plain[name] ?? 'given'),
  ]),
);

describe('the function’s template', () => {
  it('refers only to entries it contains', () => {
    const known = new Set([
      ...Object.keys({ ...template.Parameters, ...template.Resources, ...template.Conditions }),
      'AWS::NoValue',
      'AWS::Region',
      'AWS::Partition',
    ]);
    expect(
      namesIn([template.Resources, template.Conditions, template.Outputs]).filter((one) => !known.has(one)),
    ).toEqual([]);
    const used = new Set(namesIn([template.Resources, template.Conditions]));
    expect(Object.keys(template.Parameters).filter((name) => !used.has(name))).toEqual([]);
  });

  it('sets every variable the API needs, and no unknown one', () => {
    expect(readConfig(deployed)).toMatchObject({ basePath: '/prod', s3: { credentials: undefined } });
    const unknown = Object.keys(deployed).filter((name) => !variableNames.includes(name));
    // Unread: changing it forces a new function version.
    expect(unknown).toEqual(['CONFIG_VERSION']);
  });

  it('reads each secret from one Secrets Manager secret, under its own name', () => {
    const resolved = Object.entries(fn.Environment.Variables).flatMap(([name, value]) => {
      const text = JSON.stringify(value);
      return text.includes('resolve:') ? [[name, text.includes(`:SecretString:${name}}}`)]] : [];
    });
    expect(resolved.filter(([, isOwn]) => isOwn !== true)).toEqual([]);
    const description = String(template.Parameters['SecretsArn']?.['Description']);
    for (const [name] of resolved) expect(description).toContain(name);
    for (const name of Object.keys(secrets)) expect(resolved.map(([one]) => one)).toContain(name);
  });

  it('names the built handler and its folder', () => {
    const bundle = readFileSync(resolve(folder, '../../apps/api/lambda/bundle.ts'), 'utf8');
    const build = readFileSync(resolve(folder, '../../apps/api/lambda/build.ts'), 'utf8');
    const [file, name] = fn.Handler.split('.');
    expect(bundle).toContain(`${file}: join(api, 'src/server/lambda.ts')`);
    expect(name).toBe('handler');
    expect(resolve(folder, fn.CodeUri)).toBe(resolve(folder, '../../apps/api/dist/lambda.zip'));
    expect(build).toContain("'lambda.zip'");
    expect(bundle).toContain(`target: '${fn.Runtime.replace('nodejs', 'node').replace('.x', '')}'`);
  });

  it('runs background work every minute through a scheduler', async () => {
    const written = fn.Events.Minute.Properties.Input['Fn::Sub'].replace('${SecretsArn}', 'arn');
    const event = JSON.parse(written.replace(/\{\{resolve:[^}]+\}\}/, 'the-token')) as LambdaEvent;
    const app = new Hono();
    app.post('/prod/internal/jobs', (c) => c.text(c.req.header('authorization') ?? ''));
    expect(await handle(app)(underBasePath(event, '/prod'))).toMatchObject({
      statusCode: 200,
      body: 'Bearer the-token',
    });
  });

  it('deletes old versions of files within the days that deletion receipts state', () => {
    const bucket = template.Resources['Bucket']?.Properties as
      | { LifecycleConfiguration: { Rules: { NoncurrentVersionExpiration?: { NoncurrentDays: number } }[] } }
      | undefined;
    const rules = bucket?.LifecycleConfiguration.Rules ?? [];
    const days = rules.flatMap((rule) => rule.NoncurrentVersionExpiration?.NoncurrentDays ?? []);
    expect(days).toHaveLength(1);
    expect(days[0]).toBeLessThanOrEqual(testConfig().backupDays);
  });
});
