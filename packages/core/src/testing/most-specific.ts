import { routeOf, routes, type RouteName } from '../routes.ts';

/** True if the path is another call's: `/selections/mine` also fits `/selections/:id`. Compared from the end. */
export function isOtherCall(name: RouteName, pathname: string): boolean {
  const own = routeOf(name);
  return (Object.keys(routes) as RouteName[]).map(routeOf).some(({ method, path }) => {
    return method === own.method && parametersIn(path) < parametersIn(own.path) && fits(path, pathname);
  });
}

function parametersIn(path: string): number {
  return path.split(':').length - 1;
}

function fits(path: string, pathname: string): boolean {
  const patternSegments = path.split('/').slice(1);
  const pathSegments = pathname.split('/').slice(-patternSegments.length);
  return patternSegments.every((segment, index) => segment.startsWith(':') || segment === pathSegments[index]);
}
