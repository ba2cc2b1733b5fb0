import type { FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

/** Looks at some fields of a form before all are sent: whether they are right. The first at fault has the focus then. */
export function checkFields<Fields extends FormFields>(
  form: TeleForm<Fields>,
  names: readonly (keyof Fields & string)[],
): boolean {
  const first = form.look(names);
  if (first !== undefined) form.focus(first);
  return first === undefined;
}
