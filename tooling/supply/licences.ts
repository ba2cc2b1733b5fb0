import { packageName, wayTo, type Bill, type Component } from './bills.ts';

export interface LicenceRules {
  /** SPDX ids that whatever is shipped may be under. */
  allowed: readonly string[];
  /** `name@version` of what is under another one all the same, and why it may be. */
  exceptions: Readonly<Record<string, string>>;
}

const ours = '@tele/';

/** Packages with a refused licence and who depends on them; unused exceptions. */
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

/** One of several that may be chosen is enough; of several that hold together, each must be allowed. */
function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  if (licence === undefined) return false;
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((id) => allowed.includes(id.trim())));
}
