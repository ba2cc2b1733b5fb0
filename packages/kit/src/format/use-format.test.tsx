import { renderHook } from '@testing-library/react';
import { MessagesProvider } from '@tele/ui';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useFormat } from './use-format.ts';

const inLocale = (locale: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <MessagesProvider locale={locale}>{children}</MessagesProvider>,
});
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

it('formats English as in the design', () => {
  const { result } = renderHook(useFormat, inLocale('en-AU'));
  const now = new Date('2026-11-22T23:12:00.000Z');
  expect(plain(result.current.dayTimeWithZone('2026-11-24T00:00:00.000Z', 'Australia/Sydney', now))).toBe(
    'Tue 24 Nov, 11:00 am AEDT',
  );
  expect(result.current.cents(111_875)).toBe('$1,118.75');
});

it('formats in another locale', () => {
  const { result } = renderHook(useFormat, inLocale('de-DE'));
  expect(plain(result.current.time('2026-11-24T03:00:00.000Z', 'Australia/Sydney'))).toBe('14:00');
  expect(plain(result.current.cents(111_875))).toContain('1.118,75');
});

it('stays the same object while the locale is unchanged', () => {
  const { result, rerender } = renderHook(useFormat, inLocale('de-DE'));
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
