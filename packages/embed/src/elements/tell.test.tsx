import { expect, it, vi } from 'vitest';
import { eventVersion, tell } from './tell.ts';

it('an event leaves the shadow trees around its element', () => {
  const outer = document.body.appendChild(document.createElement('div'));
  const element = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const heard = vi.fn();
  window.addEventListener('tele:saved', heard, { once: true });
  const detail = {
    v: eventVersion,
    type: 'saved',
    widget: 'availability-calendar',
    instanceId: '1',
    data: {},
  } as const;
  tell(element, detail);
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail }));
  outer.remove();
});
