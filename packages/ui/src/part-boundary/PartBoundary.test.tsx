import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from '../card/Card.tsx';
import { LateTroubleContext } from '../late/trouble.ts';
import { PartBoundary } from './PartBoundary.tsx';

let broken = true;
const Fee = () => {
  if (broken) throw new Error('No fee');
  return <p>$230.00</p>;
};
const tryAgain = () => act(() => screen.getByRole('button', { name: 'Try again' }).click());

beforeEach(() => {
  broken = true;
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a card that fails while it is drawn', () => {
  it('shows an error in its place and leaves the rest of the page', () => {
    const report = vi.fn<(error?: unknown) => void>();
    render(
      <StrictMode>
        <LateTroubleContext.Provider value={report}>
          <Card>
            <Fee />
          </Card>
          <Card>
            <p>Tue 24 Nov</p>
          </Card>
        </LateTroubleContext.Provider>
      </StrictMode>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This part has a problem');
    expect(screen.getByText('Tue 24 Nov')).toBeTruthy();
    expect(report.mock.calls).toEqual([[new Error('No fee')]]);
  });

  it('is drawn again by Try again, as often as it takes', () => {
    render(
      <Card>
        <Fee />
      </Card>,
    );
    tryAgain();
    broken = false;
    tryAgain();
    expect(screen.getByText('$230.00')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('retries when its content changes', () => {
  const page = (of: string) => (
    <PartBoundary of={of}>
      <Fee />
    </PartBoundary>
  );
  const { rerender } = render(page('/requests'));
  broken = false;
  rerender(page('/requests'));
  expect(screen.queryByText('$230.00')).toBeNull();
  rerender(page('/inbox'));
  expect(screen.getByText('$230.00')).toBeTruthy();
});
