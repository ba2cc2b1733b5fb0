import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, translate } from './database-unavailable.ts';

const fromServer = (code: string): Error => Object.assign(new Error('as it says'), { code, severity: 'FATAL' });
const fromSystem = (code: string): Error => Object.assign(new Error('connect'), { code });
const kindOf = (error: unknown): unknown => {
  const translated = translate(error);
  return translated instanceof DatabaseUnavailable ? translated.kind : 'not an outage';
};

describe('an error of the database', () => {
  it.each(['08000', '08003', '08006', '08P01', '25006', '25P03', '28P01', '3D000', '53300', '57P01', '57P02', '57P03'])(
    '%s of the server means that the connection is no use any more',
    (code) => expect(kindOf(fromServer(code))).toBe('lost'),
  );

  it.each(['55P03', '57014', '53100', '53200', '58030'])(
    '%s of the server means that it took too long or too much',
    (code) => expect(kindOf(fromServer(code))).toBe('slow'),
  );

  it.each(['23505', '23P01', '40001', '40P01', '42P01', '22021', '25P02'])(
    '%s of the server is about what was asked',
    (code) => expect(kindOf(fromServer(code))).toBe('not an outage'),
  );

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])(
    '%s of the system means that the connection is gone',
    (code) => expect(kindOf(fromSystem(code))).toBe('lost'),
  );

  it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
    '“%s” of the driver, which has no code, means that the connection is gone',
    (message) => expect(kindOf(new Error(message))).toBe('lost'),
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Query read timeout',
  ])('“%s” of the driver means that it took too long', (message) => expect(kindOf(new Error(message))).toBe('slow'));

  it('that is a fault of this program stays one', () => {
    expect(kindOf(new TypeError('x is not a function'))).toBe('not an outage');
  });

  it('keeps its code and loses its message, which may quote values', () => {
    expect(translate(fromServer('57P01'))).toMatchObject({
      code: '57P01',
      message: 'The database did not answer (lost).',
    });
  });
});
