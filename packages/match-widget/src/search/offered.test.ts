import { expect, it } from 'vitest';
import { offered } from './offered.ts';

it('takes a specialty that is offered, and asks again for one that is not any more', () => {
  const rule = offered((specialty) => specialty === 'Cardiology');
  expect(rule.check('Cardiology')).toEqual({ tag: 'ok', value: 'Cardiology' });
  expect(rule.check('Phrenology')).toEqual({ tag: 'fault', fault: 'specialty-missing' });
  expect(rule.check('')).toEqual({ tag: 'fault', fault: 'specialty-missing' });
});
