import { moneyInCore } from './money-in-core.ts';
import { tester } from './tester.ts';

tester.run('money is written and read in core/money', moneyInCore, {
  valid: [
    'formatCents(limits.bookingFeeCents)',
    'const percent = 100 * share',
    'sql`select * from selections where id = ${id}`',
    "pool.query('select $1', [id])",
    '/^[a-z]+$/.test(name)',
    '<b>{formatCents(fee)}</b>',
    "({ style: 'unit' })",
  ],
  invalid: [
    { code: 'fee.toFixed(2)', errors: 1 },
    { code: '`$${fee}`', errors: 1 },
    { code: "'$' + fee", errors: 1 },
    { code: '<b>${fee}</b>', errors: 1 },
    { code: '<b>Submit & pay $15</b>', errors: 1 },
    { code: "const label = 'Submit & pay $15'", errors: 1 },
    { code: 'const text = `Hold $15.00 for ${name}`', errors: 1 },
    { code: "new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })", errors: 1 },
    { code: 'feeCents / 100', errors: 1 },
    { code: 'Math.round(amount * 100)', errors: 1 },
    { code: String.raw`/^\$?\d+(\.\d\d)?$/.test(text)`, errors: 1 },
    { code: "text.replace(/[$,]/g, '')", errors: 1 },
  ],
});
