import { routes, type RouteName } from '../routes.ts';

/**
 * Whether a path that fits the pattern of `name` is really another call's: `/selections/mine` also fits `/selections/:id`. The base
 * of the API is unknown here, so paths are compared from their end.
 */
export function isOtherCall(name: RouteName, pathname: string): boolean {
  const [method] = routes[name].split(' ');
  const mine = parametersOf(name);
  return Object.values(routes).some((route) => {
    const [otherMethod, path = ''] = route.split(' ');
    return route !== routes[name] && otherMethod === method && parametersIn(path) < mine && fits(path, pathname);
  });
}

function parametersOf(name: RouteName): number {
  return parametersIn(routes[name]);
}

function parametersIn(path: string): number {
  return path.split(':').length - 1;
}

function fits(path: string, pathname: string): boolean {
  const wanted = path.split('/').slice(1);
  const given = pathname.split('/').slice(-wanted.length);
  return wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]);
}
