// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

interface Turnstile {
  render: (container: HTMLElement, options: object) => string;
  remove: (id: string) => void;
}

it('the widget never answers outside the document, and warns about it', async () => {
  const script = Object.assign(document.createElement('script'), {
    src: 'https://sandbox.test/api.js?render=explicit',
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await import('./turnstile.ts');
  const { turnstile } = window as unknown as { turnstile: Turnstile };
  document.body.innerHTML = '<div id="host"><p slot="check"></p></div>';
  const host = document.querySelector('#host') as HTMLElement;
  const inShadow = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  turnstile.render(inShadow, { sitekey: 'a-key' });
  expect(inShadow.children).toHaveLength(0);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Cannot find Widget'));
  const slotted = host.querySelector('p') as HTMLElement;
  const id = turnstile.render(slotted, { sitekey: 'a-key' });
  expect(slotted.querySelector('iframe')).not.toBeNull();
  turnstile.remove(id);
  expect(slotted.children).toHaveLength(0);
  vi.restoreAllMocks();
});
