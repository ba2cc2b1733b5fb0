import { createPath, parsePath, type Location, type Path, type To, type unstable_HistoryRouter } from 'react-router';
import type { ComponentProps } from 'react';
import { joinQuery, splitQuery } from './private-query.ts';

export type PortalHistory = ComponentProps<typeof unstable_HistoryRouter>['history'];

interface HiddenState {
  hidden: string;
  state: unknown;
}

function withHidden(location: Location): Location {
  const { hidden, state } = (location.state ?? {}) as Partial<HiddenState>;
  return hidden ? { ...location, search: joinQuery(location.search, hidden), state } : location;
}

function split(to: To): { to: Partial<Path>; hidden: string } {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const { search, hidden } = splitQuery(path.search ?? '');
  return { to: { ...path, search }, hidden };
}

/** Pages see private parameters; the address bar does not. The entry's state keeps them for Back and reload. */
export function privateHistory(history: PortalHistory): PortalHistory {
  const change =
    (verb: 'push' | 'replace') =>
    (target: To, state?: unknown): void => {
      const { to, hidden } = split(target);
      history[verb](to, hidden ? ({ hidden, state } satisfies HiddenState) : state);
    };
  const replace = change('replace');
  // As a string: given a location, the router would keep its old state.
  if (split(history.location).hidden) replace(createPath(history.location), history.location.state);
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return withHidden(history.location);
    },
    createHref: (target) => history.createHref(split(target).to),
    push: change('push'),
    replace,
    listen: (listener) => history.listen((update) => listener({ ...update, location: withHidden(update.location) })),
  };
}
