import { describe, expect, it } from 'vitest';
import { findPath } from './find-path.ts';

const paths = [
  'apps/shop/src/basket/mine.ts',
  'apps/shop/src/orders/cancel.ts',
  'apps/shop/src/orders/emails.ts',
  'apps/shop/src/orders/refund-delivery.ts',
  'packages/orders/src/OrderList.tsx',
  'packages/orders/src/delivery/DeliveryTimes.tsx',
  'docs/delivery.md',
];

describe('findPath', () => {
  it('weighs the name of a file above its folders', () => {
    expect(findPath('Where is the delivery?', paths)).toBe('docs/delivery.md');
  });

  it('weighs rare words above common ones', () => {
    expect(findPath('Where is a basket of orders?', paths)).toBe('apps/shop/src/basket/mine.ts');
  });

  it('splits camelCase and kebab-case', () => {
    expect(findPath('Which screen has the times?', paths)).toBe('packages/orders/src/delivery/DeliveryTimes.tsx');
    expect(findPath('Where is the refund?', paths)).toBe('apps/shop/src/orders/refund-delivery.ts');
  });

  it('ignores plural s, -ing and -ed', () => {
    expect(findPath('Who cancelled?', paths)).toBe('apps/shop/src/orders/cancel.ts');
    expect(findPath('Where is listing?', paths)).toBe('packages/orders/src/OrderList.tsx');
    expect(findPath('Where are baskets?', paths)).toBe('apps/shop/src/basket/mine.ts');
  });

  it('prefers the shorter of equal paths', () => {
    expect(findPath('refund', ['src/later/refund.ts', 'src/refund.ts'])).toBe('src/refund.ts');
  });

  it('finds no path without a shared word', () => {
    expect(findPath('Where are the invoices?', paths)).toBeUndefined();
    expect(findPath('Where is the file?', ['src/where-is-the-file.ts'])).toBeUndefined();
  });
});
