import { useWatch } from 'react-hook-form';
import type { Entries, FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

/** What stands in a form, at every key: for what is said beside it while somebody writes. */
export const useEntries = <Fields extends FormFields>(form: TeleForm<Fields>): Entries<Fields> =>
  useWatch({ control: form.control }) as Entries<Fields>;
