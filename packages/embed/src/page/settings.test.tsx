import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settingsIn, sharedSettings } from './settings.ts';

function anElement(attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('tele-match-widget');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** Resolves once the element is collected. */
async function collected(reference: WeakRef<Element>): Promise<void> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  await vi.waitFor(() => {
    gc();
    expect(reference.deref() === undefined).toBe(true);
  });
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the settings of a page', () => {
  it('reach elements as attributes if HTML can express them, else as properties', () => {
    const shared = sharedSettings();
    const appearance = { accent: '#b4532a' };
    shared.change({ apiBase: 'https://api.example', headingLevel: 3, appearance });
    const element = anElement();
    shared.give(element);
    expect(element.getAttribute('api-base')).toBe('https://api.example');
    expect(element.getAttribute('heading-level')).toBe('3');
    expect(element).toHaveProperty('appearance', appearance);
  });

  it('never write a token into the page', () => {
    const shared = sharedSettings();
    shared.change({ token: 'secret' });
    const element = anElement();
    shared.give(element);
    expect(element.outerHTML).not.toContain('secret');
    expect(element).toHaveProperty('token', 'secret');
  });

  it('apply the partner only to the widget for patients', () => {
    const shared = sharedSettings();
    shared.change({ partner: 'tele_pub_banksia_road' });
    const inbox = document.createElement('tele-provider-inbox');
    document.body.append(inbox);
    shared.give(inbox);
    const element = anElement();
    shared.give(element);
    expect(element.getAttribute('partner')).toBe('tele_pub_banksia_road');
    expect(inbox.hasAttribute('partner')).toBe(false);
  });

  it('do not override an element’s own attributes and properties', () => {
    const shared = sharedSettings();
    const fetch = vi.fn<typeof globalThis.fetch>();
    shared.change({ profession: 'doctor', locale: 'en-AU', fetch: globalThis.fetch });
    const element = Object.assign(anElement({ profession: 'pets' }), { fetch });
    shared.give(element, { locale: 'en-GB' });
    shared.change({ profession: 'legal', locale: 'de', fetch: globalThis.fetch });
    expect(element.getAttribute('profession')).toBe('pets');
    expect(element.getAttribute('locale')).toBe('en-GB');
    expect(element.fetch).toBe(fetch);
  });

  it('change in existing elements, and in one that was removed and returned', () => {
    const shared = sharedSettings();
    shared.change({ locale: 'en-AU' });
    const [stays, moves] = [anElement(), anElement()];
    shared.give(stays);
    shared.give(moves);
    moves.remove();
    shared.change({ locale: 'de' });
    expect(stays.getAttribute('locale')).toBe('de');
    document.body.append(moves);
    shared.give(moves);
    shared.change({ locale: 'fr' });
    expect(moves.getAttribute('locale')).toBe('fr');
  });
});

describe('an element that the page removed', () => {
  it('is not kept alive by the settings', async () => {
    const shared = sharedSettings();
    const reference = ((): WeakRef<Element> => {
      const element = anElement();
      shared.give(element, { profession: 'pets' });
      element.remove();
      return new WeakRef<Element>(element);
    })();
    await collected(reference);
    expect(shared.elements()).toEqual([]);
  });
});

describe('a data-tele-config', () => {
  it('is JSON of an object', () => {
    expect(settingsIn('{"profession":"pets"}')).toEqual({ profession: 'pets' });
    expect(settingsIn(undefined)).toEqual({});
  });

  it.each(["{'profession':'pets'}", '[1]', 'null', '"pets"'])(
    'that is %s is not used, and the console says how to write it',
    (text) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      expect(settingsIn(text)).toEqual({});
      expect(warn.mock.calls.flat().join()).toContain(`data-tele-config='{"profession":"doctor"}'`);
    },
  );
});
