import { describe, expect, it } from 'vitest';
import { fillPhone, normaliseAuPhone } from './au-phone.ts';
import { isIhi } from './ihi.ts';
import { maskNumber } from './mask.ts';
import { normaliseMedicareOrIhi } from './medicare-or-ihi.ts';
import { isMedicare } from './medicare.ts';

describe('an Australian phone', () => {
  it.each(['0491 570 006', '+61 491 570 006', '61491570006', '(04) 9157-0006'])(
    '%s is stored as +61491570006',
    (text) => {
      expect(normaliseAuPhone(text)).toBe('+61491570006');
    },
  );

  it.each(['+61 (0)491 570 006', '61(0) 491570006'])('%s is one without its (0)', (text) => {
    expect(normaliseAuPhone(text)).toBeUndefined();
    expect(normaliseAuPhone(fillPhone(text).phone)).toBe('+61491570006');
    expect(fillPhone('(0)491 570 006')).toEqual({ phone: '(0)491 570 006' });
  });

  it.each(['', '0491 570 00', '0491 570 0066', '02 4921 5000', '0591 570 006', '+64 491 570 006', '491570006'])(
    '%j is refused',
    (text) => {
      expect(normaliseAuPhone(text)).toBeUndefined();
    },
  );
});

describe('a Medicare number', () => {
  it.each(['2123456701', '21234567021'])('%s is one', (digits) => {
    expect(isMedicare(digits)).toBe(true);
  });

  it('fails when any one of its first nine digits slips', () => {
    const slips = Array.from('212345670').flatMap((digit, index) =>
      Array.from('0123456789')
        .filter((other) => other !== digit)
        .map((other) => `${'2123456701'.slice(0, index)}${other}${'2123456701'.slice(index + 1)}`),
    );
    expect(slips).toHaveLength(81);
    expect(slips.filter(isMedicare)).toEqual([]);
  });

  it.each(['1123456701', '2123456700', '21234567010', '212345670', '212345670111', '2123 45670 1'])(
    '%j is none',
    (digits) => {
      expect(isMedicare(digits)).toBe(false);
    },
  );
});

describe('an IHI', () => {
  it('satisfies Luhn after 800360', () => {
    expect(isIhi('8003608166690503')).toBe(true);
    expect(isIhi('8003608166690504')).toBe(false);
    expect(isIhi('8003618166690502')).toBe(false);
    expect(isIhi('800360816669050')).toBe(false);
  });
});

it('accepts either number with any spacing, and keeps only the digits', () => {
  expect(normaliseMedicareOrIhi('2123 45670 1')).toBe('2123456701');
  expect(normaliseMedicareOrIhi('8003 6081 6669 0503')).toBe('8003608166690503');
  expect(normaliseMedicareOrIhi('2123 45671 1')).toBeUndefined();
  expect(normaliseMedicareOrIhi('2123456701x')).toBeUndefined();
});

it('shows the last three digits of a number and hides the others', () => {
  expect(maskNumber('2123456701')).toBe('•••••••701');
});
