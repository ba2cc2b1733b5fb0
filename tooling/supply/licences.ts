import { packageName, wayTo, type Bill, type Component } from './bills.ts';

export interface LicenceRules {
  allowed: readonly string[];
  /** `name@version` with another licence, and the reason it is allowed. */
  exceptions: Readonly<Record<string, string>>;
}

const ours = '@tele/';

export function licenceFaults(bills: ReadonlyMap<string, Bill>, { allowed, exceptions }: LicenceRules): string[] {
  const used = new Set<string>();
  const faults = [...bills.values()].flatMap((bill) =>
    bill.components.flatMap((component) => {
      const name = `${packageName(component)}@${component.version}`;
      const licence = licenceOf(component);
      if (name.startsWith(ours) || isAllowed(licence, allowed)) return [];
      used.add(name);
      if (exceptions[name] !== undefined) return [];
      const way = wayTo(bill, component['bom-ref']).join(' → ');
      return [`${name} is under ${licence ?? 'no licence that it names'}: ${way}`];
    }),
  );
  const idle = Object.keys(exceptions).filter((name) => !used.has(name));
  return [...new Set(faults), ...idle.map((name) => `${name} is an exception that nothing needs: take it out`)];
}

function licenceOf({ licenses = [] }: Component): string | undefined {
  const [first, ...rest] = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return rest.length === 0 ? first : [first, ...rest].join(' AND ');
}

/** Alternative licences: one must be allowed. Combined licences: all. */
function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  if (licence === undefined) return false;
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => allowed.includes(id.trim())));
}
