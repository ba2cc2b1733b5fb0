import { renderHook } from '@testing-library/react';
import { useMessages } from '@tele/ui';
import { describe, expect, it } from 'vitest';
import { checkProps } from './check-props.ts';
import { widgetRules } from './common-rules.ts';
import { problemMessages } from './problem.messages.ts';
import { formatProblem } from './format-problem.ts';

const rules = widgetRules<{ profession?: unknown; partner?: unknown; onBooked?: unknown }, 'profession' | 'partner'>({
  needs: { profession: [undefined, 'doctor', 'pets'], partner: 'partner' },
  takes: { onBooked: 'function' },
});
const { result } = renderHook(() => useMessages(problemMessages));
const said = (given: object) =>
  checkProps<object>(rules, { apiBase: '/api', ...given }).problems.map((problem) =>
    formatProblem(problem, result.current),
  );

describe('the message about an invalid value', () => {
  it.each([
    [{ apiBase: undefined }, '‘apiBase’ is missing. It must be the API URL, such as https://api.example/prod.'],
    [{ profession: 'doctr' }, '‘profession’ is "doctr". It must be one of doctor, pets.'],
    [{ onBooked: ['a'] }, '‘onBooked’ is an array. It must be a function.'],
    [{ locale: {} }, '‘locale’ is an object. It must be a language tag, such as en-AU.'],
    [{ nonce: 5 }, '‘nonce’ is 5. It must be a non-empty string.'],
    [{ apibase: 'https://a' }, 'Unknown prop ‘apibase’. Did you mean ‘apiBase’?'],
    [{ onBook: () => 1 }, 'Unknown prop ‘onBook’. Did you mean ‘onBooked’?'],
    [{ privacyNotice: { uri: '/p', url: '/p' } }, 'Unknown prop ‘privacyNotice.uri’. Did you mean ‘url’?'],
    [{ colour: 'red' }, 'Unknown prop ‘colour’.'],
  ])('of %o: %s', (given, text) => {
    expect(said(given)).toEqual([text]);
  });

  it.each(['partner', 'token', 'nonce', 'locale'])('does not repeat a secret key in %s', (prop) => {
    const [text] = said({ [prop]: 'tele_sec_dontshowthis' }).concat('');
    expect(text).not.toContain('dontshowthis');
  });

  it('says how to replace a secret key', () => {
    expect(said({ partner: 'tele_sec_dontshowthis' })).toEqual([
      '‘partner’ is a secret key, which anyone can read here. Rotate it now (npm run ops -- partner rotate). ‘partner’ must be your publishable ID, tele_pub_….',
    ]);
  });

  it('repeats only enough of a string to identify it', () => {
    expect(said({ profession: 'x'.repeat(500) })[0]?.length).toBeLessThan(150);
  });
});
