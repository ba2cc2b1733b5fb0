import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, translate } from './database-unavailable.ts';

const fromServer = (code: string): Error => Object.assign(new Error('as it says'), { code, severity: 'FATAL' });
const fromSystem = (code: string): Error => Object.assign(new Error('connect'), { code });
const kindOf = (error: unknown): unknown => {
  const translated = translate(error);
  return translated instanceof DatabaseUnavailable ? translated.kind : 'not an outage';
};

describe('a database error', () => {
  it.each(['08000', '08003', '08006', '08P01', '25006', '25P03', '28P01', '3D000', '53300', '57P01', '57P02', '57P03'])(
    'with server code %s means the connection is unusable',
    (code) => expect(kindOf(fromServer(code))).toBe('lost'),
  );

  it.each(['55P03', '57014', '53100', '53200', '58030'])(
    'with server code %s means a time or size limit was reached',
    (code) => expect(kindOf(fromServer(code))).toBe('slow'),
  );

  it.each(['23505', '23P01', '40001', '40P01', '42P01', '22021', '25P02'])(
    'with server code %s is about the query',
    (code) => expect(kindOf(fromServer(code))).toBe('not an outage'),
  );

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])(
    'with system code %s means the connection is lost',
    (code) => expect(kindOf(fromSystem(code))).toBe('lost'),
  );

  it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
    '“%s”, a driver error without a code, means the connection is lost',
    (message) => expect(kindOf(new Error(message))).toBe('lost'),
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Query read timeout',
  ])('“%s”, from the driver, means a timeout', (message) => expect(kindOf(new Error(message))).toBe('slow'));

  it('stays an error when it is a bug in this program', () => {
    expect(kindOf(new TypeError('x is not a function'))).toBe('not an outage');
  });

  it('keeps its code and drops its message, which may quote values', () => {
    expect(translate(fromServer('57P01'))).toMatchObject({
      code: '57P01',
      message: 'The database did not answer (lost).',
    });
  });
});
