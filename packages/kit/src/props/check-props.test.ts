import { describe, expect, it } from 'vitest';
import { checkProps } from './check-props.ts';
import { stripeRule, widgetRules } from './common-rules.ts';

interface Props {
  profession?: unknown;
  partner?: unknown;
  stripe?: unknown;
  humanCheck?: unknown;
  defaultValues?: unknown;
  step?: unknown;
}

const rules = widgetRules<Props, 'profession' | 'partner' | 'humanCheck'>({
  needs: {
    partner: 'partner',
    profession: [undefined, 'doctor', 'pets'],
    humanCheck: { needs: { siteKey: 'text' }, orNull: true },
  },
  takes: { stripe: stripeRule, defaultValues: { takes: { date: 'day' } }, step: ['search'] },
});
const right = { apiBase: 'https://api.example/prod', token: null, humanCheck: null };
const check = (given: object) => checkProps<object>(rules, { ...right, ...given });
const wrongs = (given: object) => check(given).problems.map(({ prop, stops }) => [prop, stops]);

describe('checkProps', () => {
  it.each([
    {},
    { apiBase: '/api' },
    { apiBase: 'http://localhost:8080/' },
    { apiBase: '//api.example' },
    { token: undefined },
    { token: '' },
    { token: async () => null },
    { token: undefined, partner: 'tele_pub_banksia-road_1' },
    { handle: { current: null } },
    { profession: 'pets' },
    { profession: null },
    { stripe: null, scheme: undefined, onError: null },
    { privacyNotice: { url: '/privacy' } },
    { privacyNotice: { url: 'https://clinic.example/privacy', text: 'Your privacy' } },
    { humanCheck: { siteKey: '1x00' } },
    { locale: 'de-AT', zone: 'Australia/Perth', headingLevel: 3, scheme: 'auto', messages: () => undefined },
    { defaultValues: { date: '2026-11-23' }, step: 'search', fetch: globalThis.fetch, now: () => new Date() },
  ])('takes %o', (given) => {
    expect(wrongs(given)).toEqual([]);
  });

  it.each([
    [{ apiBase: undefined }, 'apiBase'],
    [{ apiBase: '' }, 'apiBase'],
    [{ apiBase: 'api.example/prod' }, 'apiBase'],
    [{ apiBase: 'ftp://api.example' }, 'apiBase'],
    [{ apiBase: 'javascript:alert(1)' }, 'apiBase'],
    [{ apiBase: 'https://' }, 'apiBase'],
    [{ token: 7 }, 'token'],
    [{ token: {} }, 'token'],
    [{ token: 'tele_sec_12345678' }, 'token'],
    [{ partner: 'tele_sec_12345678' }, 'partner'],
    [{ partner: 'tele_pub_short' }, 'partner'],
    [{ partner: '' }, 'partner'],
    [{ partner: 7 }, 'partner'],
    [{ profession: 'doctr' }, 'profession'],
    [{ profession: '' }, 'profession'],
    [{ profession: 7 }, 'profession'],
    [{ profession: '__proto__' }, 'profession'],
    [{ humanCheck: undefined }, 'humanCheck'],
    [{ humanCheck: 'key' }, 'humanCheck'],
    [{ humanCheck: { siteKey: '' } }, 'humanCheck.siteKey'],
  ])('stops at %o', (given, prop) => {
    expect(wrongs(given)).toEqual([[prop, true]]);
  });

  it.each([
    [{ scheme: 'blue' }, 'scheme'],
    [{ locale: 'not a locale' }, 'locale'],
    [{ zone: 'Australia/Atlantis' }, 'zone'],
    [{ headingLevel: '2' }, 'headingLevel'],
    [{ messages: 'Hello' }, 'messages'],
    [{ nonce: 5 }, 'nonce'],
    [{ onError: 'alert(1)' }, 'onError'],
    [{ step: 'checkout' }, 'step'],
    [{ keep: {} }, 'keep'],
    [{ privacyNotice: {} }, 'privacyNotice.url'],
    [{ privacyNotice: { url: 'javascript:alert(1)' } }, 'privacyNotice.url'],
    [{ privacyNotice: { url: 'java\nscript:alert(1)' } }, 'privacyNotice.url'],
    [{ stripe: { publishableKey: '' } }, 'stripe.publishableKey'],
    [{ defaultValues: { date: 'tomorrow' } }, 'defaultValues.date'],
    [{ defaultValues: { date: '2026-13-40' } }, 'defaultValues.date'],
    [{ apibase: 'https://api.example' }, 'apibase'],
    [JSON.parse('{ "__proto__": 1 }') as object, '__proto__'],
    [{ constructor: 1 }, 'constructor'],
  ])('leaves out the invalid value in %o', (given, prop) => {
    expect(wrongs(given)[0]).toEqual([prop, false]);
    expect(Object.entries(check(given).usable).flat()).not.toContain(Object.values(given)[0]);
    expect(Object.keys(check(given).usable)).not.toContain(prop);
  });

  it('leaves objects with methods unchanged, of any class', () => {
    class Kept {
      readonly #held = new Map<string, string>();
      get = (key: string): string | null => this.#held.get(key) ?? null;
      set(key: string, value: string): boolean {
        return this.#held.set(key, value).has(key);
      }
      remove(key: string): void {
        this.#held.delete(key);
      }
    }
    const keep = new Kept();
    expect(Object.values(check({ keep }).usable).some((value) => value === keep)).toBe(true);
    expect(wrongs({ keep })).toEqual([]);
  });

  it('keeps the rest of an object, unless the invalid part is required', () => {
    expect(check({ privacyNotice: { url: '/privacy', text: 5 } }).usable).toMatchObject({
      privacyNotice: { url: '/privacy' },
    });
    expect(check({ privacyNotice: { text: 'Privacy' } }).usable).not.toHaveProperty('privacyNotice');
  });

  it('refuses a partner in a widget for specialists', () => {
    const forSpecialists = widgetRules<Pick<Props, 'step'>>({ needs: {}, takes: { step: ['search'] } });
    const stops = (given: object) => checkProps<object>(forSpecialists, { ...right, ...given }).problems;
    expect(stops({ humanCheck: undefined })).toEqual([]);
    expect(stops({ humanCheck: undefined, partner: 'tele_pub_banksia_road' })).toMatchObject([
      { prop: 'partner', stops: true },
    ]);
  });

  it('keeps valid props next to a stopping one, for the error’s look and words', () => {
    const onError = (): void => undefined;
    expect(check({ profession: 'doctr', scheme: 'dark', onError }).usable).toEqual({
      ...right,
      token: undefined,
      scheme: 'dark',
      onError,
    });
  });
});
