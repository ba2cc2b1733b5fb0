import { act, renderHook } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedAddress } from './use-typed-address.ts';

const OnItsWay = lazy(() => new Promise<never>(() => undefined));

/** Form page, and another that never loads. */
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

it('the address gets typed text after a short delay', () => {
  const { result } = typing();
  act(() => result.current.type('/match/doctor/ask?reason=Reflux'));
  expect(here()).toBe('/match/doctor/ask');
  act(() => void vi.advanceTimersByTime(300));
  expect(here()).toBe('/match/doctor/ask?reason=Reflux');
});

it('a late update does not cancel navigation to a page that is loading', () => {
  const { result } = typing();
  act(() => result.current.type('/match/doctor/ask?reason=Reflux'));
  act(() => void result.current.navigate('/requests/open/req_1'));
  expect(result.current, 'the form is on the screen still').not.toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  expect(here()).toBe('/requests/open/req_1');
});
