import { act, renderHook } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedAddress } from './use-typed-address.ts';

const OnItsWay = lazy(() => new Promise<never>(() => undefined));

/** The form's page, and another that is never there. */
const pages = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <Suspense>
      <Routes>
        <Route path="/match/doctor/ask" element={children} />
        <Route path="/requests/open/req_1" element={<OnItsWay />} />
      </Routes>
    </Suspense>
  </BrowserRouter>
);
const typing = () => renderHook(() => ({ type: useTypedAddress(), navigate: useNavigate() }), { wrapper: pages });
const here = () => window.location.pathname + window.location.search;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/match/doctor/ask');
});
afterEach(() => vi.useRealTimers());

it('writes what is typed into the address a moment after the key', () => {
  const { result } = typing();
  act(() => result.current.type('/match/doctor/ask?reason=Reflux'));
  expect(here()).toBe('/match/doctor/ask');
  act(() => void vi.advanceTimersByTime(300));
  expect(here()).toBe('/match/doctor/ask?reason=Reflux');
});

it('does not take back whoever is on the way to another page, while that is fetched', () => {
  const { result } = typing();
  act(() => result.current.type('/match/doctor/ask?reason=Reflux'));
  act(() => void result.current.navigate('/requests/open/req_1'));
  expect(result.current, 'the form is on the screen still').not.toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  expect(here()).toBe('/requests/open/req_1');
});
