import { contract } from '@tele/core/contract';
import { someData } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { dataPage, type PageWords } from './data-page.ts';
import { heldWords } from './my-data.messages.ts';

const page: PageWords = {
  words: heldWords.table,
  format: { stamp: (iso) => `at ${iso}`, cents: (cents) => `$${cents / 100}` },
  locale: 'en-AU',
};

function namesIn(schema: unknown): string[] {
  const { shape, element, def } = schema as Record<'shape' | 'element', unknown> & { def: { innerType?: unknown } };
  if (shape) return Object.entries(shape).flatMap(([name, one]) => [name, ...namesIn(one)]);
  const inner = element ?? def.innerType;
  return inner ? namesIn(inner) : [];
}

describe('the page of a person’s data', () => {
  it('has a heading for every part, with formatted money and times', () => {
    const html = dataPage(someData(), page);
    for (const text of ['Maeve Tran', '2123456701', 'Tummy pain after meals', '$280', 'at 2026-11-20T03:30:00.000Z'])
      expect(html).toContain(text);
    expect(html).not.toContain('28000');
    expect([...html.matchAll(/<h2>/g)]).toHaveLength(Object.keys(someData()).length - 1);
  });

  it('has a label for every field', () => {
    const names = namesIn(contract.downloadMyData.ok);
    expect(names).toContain('keepsHalfHour');
    expect(names.filter((name) => !(name in heldWords.table))).toEqual([]);
  });

  it('writes codes as words, and keeps personal text', () => {
    const html = dataPage(someData(), page);
    expect(html).toContain('Booking fee');
    expect(html).toContain('Confirmed');
    expect(html).not.toMatch(/booking_fee|CONFIRMED/);
    expect(html).toContain('NSW');
  });

  it('runs and fetches nothing, whatever the text', () => {
    const data = someData();
    const [request] = data.requests;
    if (!request) throw new Error('There is no request.');
    const html = dataPage(
      { ...data, requests: [{ ...request, reason: '<script src="https://x.example"></script>' }] },
      page,
    );
    expect(html).not.toMatch(/<script|<img|<link|href=|src="/);
    expect(html).toContain('&lt;script src=&quot;https://x.example&quot;&gt;');
  });
});
