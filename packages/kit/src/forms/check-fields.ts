import type { FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

/** Looks at some fields of a form before all are sent: whether they are right. The first at fault has the focus then. */
export async function checkFields<Fields extends FormFields>(
  { hookForm, focus }: TeleForm<Fields>,
  names: readonly (keyof Fields & string)[],
): Promise<boolean> {
  // Touched, so that each is looked at again as it changes.
  for (const name of names) hookForm.setValue(name as string, hookForm.getValues(name), { shouldTouch: true });
  const passed = await hookForm.trigger([...names]);
  const first = passed ? undefined : names.find((name) => hookForm.getFieldState(name).invalid);
  if (first !== undefined) focus(first);
  return passed;
}
