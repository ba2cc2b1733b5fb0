import { expect, it } from 'vitest';
import { findCall } from './find-call.ts';
import { readMap } from './read-map.ts';

const rows = readMap(`## Calls: \`api\`
| \`orders/\` | \`/orders\`, \`/baskets\` |
| \`receipts/\` | \`/orders/:id/receipt\` |
| \`server/health.ts\` | \`/health\` |`);

it('finds the row with the longest start of the URL', () => {
  expect(findCall(rows, 'POST /orders/:id/cancel')).toBe('api/orders/routes.ts');
  expect(findCall(rows, 'GET /baskets')).toBe('api/orders/routes.ts');
  expect(findCall(rows, 'GET /orders/:id/receipt')).toBe('api/receipts/routes.ts');
});

it('keeps the file of a row that names one', () => {
  expect(findCall(rows, 'GET /health')).toBe('api/server/health.ts');
});

it('finds nothing for an URL that only shares letters', () => {
  expect(findCall(rows, 'GET /ordersheets')).toBeUndefined();
});
