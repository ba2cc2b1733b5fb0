import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TeleRoot } from './TeleRoot.tsx';
import { teleVersion } from './version.ts';

const warn = vi.fn<(text: string) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockClear();
});

/** Root rendered by another version of the packages. */
const other = <div className="tele" data-tele-version="0.0.1" />;

it('warns once about two versions on a page', () => {
  const { rerender } = render(
    <>
      {other}
      <TeleRoot>One</TeleRoot>
      <TeleRoot>Two</TeleRoot>
    </>,
  );
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain(`widget versions 0.0.1 and ${teleVersion},`);
  rerender(
    <>
      {other}
      <TeleRoot>One</TeleRoot>
      <TeleRoot>Two</TeleRoot>
      <TeleRoot>Three</TeleRoot>
    </>,
  );
  expect(warn).toHaveBeenCalledTimes(1);
});

it('ignores one version with several roots', () => {
  render(
    <>
      <TeleRoot>
        <TeleRoot>Inside</TeleRoot>
      </TeleRoot>
      <TeleRoot>Beside</TeleRoot>
    </>,
  );
  expect(warn).not.toHaveBeenCalled();
});
