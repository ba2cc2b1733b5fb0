import { act, render, screen } from '@testing-library/react';
import { Link, UNSAFE_createBrowserHistory, unstable_HistoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { privateHistory } from './private-history.ts';

const results = '/results/doctor?specialty=Cardiology';
const searched = `${results}&reason=Chest+pain`;
const here = () => window.location.pathname + window.location.search;
const seen: { location: ReturnType<typeof useLocation>; navigate: ReturnType<typeof useNavigate> }[] = [];
const latest = () => seen.at(-1)!;

const Page = () => {
  seen.push({ location: useLocation(), navigate: useNavigate() });
  return <Link to={`/match/doctor/ask?reason=Chest+pain&words=Tuesdays`}>Ask</Link>;
};

const open = () => {
  const history = privateHistory(UNSAFE_createBrowserHistory({ v5Compat: true }));
  const Router = unstable_HistoryRouter;
  return render(
    <Router history={history}>
      <Page />
    </Router>,
  );
};

beforeEach(() => {
  seen.length = 0;
  window.history.replaceState(null, '', '/match');
});

it('the reason leaves the URL before the page renders, and survives a reload', () => {
  window.history.replaceState(null, '', searched);
  const { unmount } = open();
  expect(here()).toBe(results);
  expect(seen[0]!.location.search).toBe('?specialty=Cardiology&reason=Chest+pain');
  unmount();
  open();
  expect([here(), latest().location.search]).toEqual([results, '?specialty=Cardiology&reason=Chest+pain']);
});

it('the reason and the page’s state survive Back', async () => {
  open();
  act(() => void latest().navigate(searched, { state: { from: 'start' } }));
  expect(here()).toBe(results);
  act(() => void latest().navigate('/requests'));
  expect([here(), latest().location.search, latest().location.state]).toEqual(['/requests', '', null]);
  act(() => void latest().navigate(-1));
  await expect.poll(() => latest().location.pathname).toBe('/results/doctor');
  expect(latest().location.search).toBe('?specialty=Cardiology&reason=Chest+pain');
  expect(latest().location.state).toEqual({ from: 'start' });
  expect(here()).toBe(results);
});

it('a link hides private words and passes them to its page', () => {
  open();
  const link = screen.getByRole('link', { name: 'Ask' });
  expect(link.getAttribute('href')).toBe('/match/doctor/ask');
  act(() => link.click());
  expect(here()).toBe('/match/doctor/ask');
  expect(latest().location.search).toBe('?reason=Chest+pain&words=Tuesdays');
});

it('the reason is dropped when the page replaces it with none', () => {
  window.history.replaceState(null, '', searched);
  open();
  act(() => void latest().navigate(results, { replace: true }));
  expect(latest().location.search).toBe('?specialty=Cardiology');
  expect(JSON.stringify(window.history.state)).not.toContain('Chest');
});
