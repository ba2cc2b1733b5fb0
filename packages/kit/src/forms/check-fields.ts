import type { FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

export function checkFields<Fields extends FormFields>(
  form: TeleForm<Fields>,
  names: readonly (keyof Fields & string)[],
): boolean {
  const first = form.look(names);
  if (first !== undefined) form.focus(first);
  return first === undefined;
}
