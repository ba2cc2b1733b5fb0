import { describe, expect, it } from 'vitest';
import { emailRule } from './email.ts';

describe('an email', () => {
  it.each(['maeve.tran@example.com', '  noor+tele@clinic.example.com.au ', 'ö@exämple.org'])('accepts %s', (entry) => {
    expect(emailRule.check(entry)).toEqual({ tag: 'ok', value: entry.trim() });
  });

  it.each([
    'maeve.tran',
    'maeve@example',
    '@example.com',
    'maeve@.com',
    'maeve@example.',
    'a b@example.com',
    'a@b@c.de',
  ])('asks for the rest of %s', (entry) => {
    expect(emailRule.check(entry)).toEqual({ tag: 'fault', fault: 'incomplete' });
  });

  it('reports a missing value in the specification’s words', () => {
    expect(emailRule.check('  ')).toEqual({ tag: 'fault', fault: 'missing' });
    expect(emailRule.messages.missing).toBe('Enter your email first.');
  });
});
