import { expect, it } from 'vitest';
import { mayBook } from './may-book.ts';

it('lets patients and newcomers book, and a specialist who was a patient before', () => {
  expect(mayBook({ role: 'patient', profile: {} })).toBe(true);
  expect(mayBook({ role: null, profile: null })).toBe(true);
  expect(mayBook({ role: 'specialist', profile: {} })).toBe(true);
});

it('lets no other specialist book, and nobody of staff', () => {
  expect(mayBook({ role: 'specialist', profile: null })).toBe(false);
  expect(mayBook({ role: 'staff', profile: null })).toBe(false);
});
