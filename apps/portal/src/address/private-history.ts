import { createPath, parsePath, type Location, type Path, type To, type unstable_HistoryRouter } from 'react-router';
import type { ComponentProps } from 'react';
import { joinQuery, splitQuery } from './private-query.ts';

export type PortalHistory = ComponentProps<typeof unstable_HistoryRouter>['history'];

/** State of an entry whose address had private parameters. */
interface HiddenState {
  hidden: string;
  state: unknown;
}

const isHidden = (state: unknown): state is HiddenState =>
  typeof state === 'object' && state !== null && 'hidden' in state && typeof state.hidden === 'string';

function withHidden(location: Location): Location {
  const { state } = location;
  if (!isHidden(state)) return location;
  return { ...location, search: joinQuery(location.search, state.hidden), state: state.state };
}

function split(to: To): { to: Partial<Path>; hidden: string | null } {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const { search, hidden } = splitQuery(path.search ?? '');
  return { to: hidden === null ? path : { ...path, search }, hidden };
}

const stateOf = (hidden: string | null, state: unknown): unknown =>
  hidden === null ? state : ({ hidden, state } satisfies HiddenState);

/** Pages see private parameters; the address bar does not. The entry's state keeps them for Back and reload. */
export function privateHistory(history: PortalHistory): PortalHistory {
  const change = (verb: 'push' | 'replace') => (target: To, state?: unknown) => {
    const { to, hidden } = split(target);
    history[verb](to, stateOf(hidden, state));
  };
  const { to, hidden } = split(history.location);
  if (hidden !== null) history.replace(createPath(to), stateOf(hidden, history.location.state));
  return {
    get action() {
      return history.action;
    },
    get location() {
      return withHidden(history.location);
    },
    createHref: (target) => history.createHref(split(target).to),
    createURL: (target) => history.createURL(split(target).to),
    encodeLocation: (target) => history.encodeLocation(target),
    push: change('push'),
    replace: change('replace'),
    go: (delta) => history.go(delta),
    listen: (listener) => history.listen((update) => listener({ ...update, location: withHidden(update.location) })),
  };
}
