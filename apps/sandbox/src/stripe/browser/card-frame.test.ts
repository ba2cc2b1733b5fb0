// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { cardFramePage } from '../frame-pages.ts';

it('the card frame reports ready once, even when typing came first', async () => {
  // jsdom lacks both. Appearance is not tested here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      cssRules = [];
      insertRule = () => 0;
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
  document.body.innerHTML = await cardFramePage();
  location.hash = new URLSearchParams({ frame: 'one', parent: location.origin }).toString();
  const sent = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  await import('./card-frame.ts');

  const number = document.querySelector<HTMLInputElement>('[name="cardnumber"]')!;
  number.value = '4242';
  number.dispatchEvent(new InputEvent('input'));
  const data = { tele: 'sandbox-frame', frame: 'one', type: 'options', payload: {} };
  for (let time = 0; time < 2; time += 1)
    window.dispatchEvent(new MessageEvent('message', { data, source: window.parent, origin: location.origin }));

  const types = sent.mock.calls.map(([letter]) => (letter as { type: string }).type);
  expect(types.filter((type) => type === 'ready')).toHaveLength(1);
});
