import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TeleRoot } from './TeleRoot.tsx';

const page = <TeleRoot appearance={{ accent: '#7a1f5c', radius: 4 }}>Text</TeleRoot>;

it('writes no style attribute on a server, and sets the knobs once it is taken over', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  expect(box.querySelector('[style]')).toBeNull();
  const root = await act(async () => hydrateRoot(box, page));
  expect(box.querySelector<HTMLElement>('.tele')?.style.getPropertyValue('--tele-radius')).toBe('4px');
  await act(async () => root.unmount());
});
