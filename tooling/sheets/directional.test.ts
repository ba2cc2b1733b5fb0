import { describe, expect, it } from 'vitest';
import { directional } from './directional.ts';

describe('directional', () => {
  it.each([
    'margin-left: 4px',
    'right: 0',
    'text-align: right',
    'padding: 1px 2px 3px 4px',
    'inset: 0 auto auto 0',
    'border-top-left-radius: 3px',
    'border-radius: 3px 0 0 3px',
  ])('is found: %s', (declaration) => {
    expect(directional(`.tele .tele-x { color: red; ${declaration}; }`)).toEqual([declaration]);
  });

  it.each([
    'margin-inline-start: 4px',
    'text-align: end',
    'padding: 1px calc((1px + 2px) * 3) 3px calc((1px + 2px) * 3)',
    'inset: 0',
    'border-radius: 3px 3px 0 0',
    'border-radius: 50%',
    '--tele-left: 3px',
  ])('is not: %s', (declaration) => {
    expect(directional(`.tele .tele-x { ${declaration}; }`)).toEqual([]);
  });
});
