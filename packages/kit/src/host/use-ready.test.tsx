import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReadyContext, useReady, useTellReady } from './use-ready.ts';

const Part = ({ ready }: { ready: boolean }) => {
  useReady(ready);
  return null;
};

const Frame = ({ ready, onReady, step = 1 }: { ready: boolean; onReady: () => void; step?: number }) => (
  <ReadyContext.Provider value={useTellReady(onReady)}>
    <Part key={step} ready={ready} />
  </ReadyContext.Provider>
);

describe('being ready', () => {
  it('calls onReady once per mount, also in strict mode and on later steps', () => {
    const onReady = vi.fn();
    const frame = (ready: boolean, step?: number) => (
      <StrictMode>
        {/* Inline, as hosts write it. */}
        <Frame ready={ready} step={step} onReady={() => onReady()} />
      </StrictMode>
    );
    const { rerender, unmount } = render(frame(false));
    expect(onReady).not.toHaveBeenCalled();
    rerender(frame(true));
    rerender(frame(true, 2));
    expect(onReady).toHaveBeenCalledTimes(1);
    unmount();
    render(frame(true));
    expect(onReady).toHaveBeenCalledTimes(2);
  });

  it('does nothing outside a widget', () => {
    expect(() => render(<Part ready />)).not.toThrow();
  });
});
