import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import type { Bill } from './bills.ts';

export async function billFaults(bills: ReadonlyMap<string, Bill>): Promise<string[]> {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  const found = [...bills].map(async ([file, bill]) => {
    const error = await validator.validate(JSON.stringify(bill));
    return error === null ? [] : [`${file} is no bill of CycloneDX 1.6: ${JSON.stringify(error)}`];
  });
  return (await Promise.all(found)).flat();
}
