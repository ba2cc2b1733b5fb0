import { invalid } from './failure.ts';

/** A form body or query with its brackets resolved: `a[b]=c` and `a[0]=x` become objects and lists. */
export interface Form {
  [name: string]: string | Form | (string | Form)[];
}

export function parseForm(pairs: URLSearchParams): Form {
  const root: Form = Object.create(null) as Form;
  for (const [key, value] of pairs) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''));
    let at = root;
    for (const [depth, part] of path.entries()) {
      const name = part === '' ? String(Object.keys(at).length) : part;
      if (depth === path.length - 1) at[name] = value;
      else {
        const next = at[name];
        at = at[name] = isForm(next) ? next : (Object.create(null) as Form);
      }
    }
  }
  return listed(root) as Form;
}

/** Turns objects whose names are 0, 1, 2 … into lists, from the inside out. */
function listed(form: Form): Form | (string | Form)[] {
  for (const [name, value] of Object.entries(form)) if (isForm(value)) form[name] = listed(value);
  const names = Object.keys(form);
  const numbered = names.length > 0 && names.every((name, at) => name === String(at));
  return numbered ? (Object.values(form) as (string | Form)[]) : form;
}

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** String; undefined if absent, null if empty (unset). */
export function text(form: Form, name: string): string | null | undefined {
  const value = form[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  return value === '' ? null : value;
}

export function needed(form: Form, name: string): string {
  const value = text(form, name);
  if (value) return value;
  throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}

export function integer(form: Form, name: string): number | undefined {
  const value = text(form, name);
  if (value === undefined || value === null) return undefined;
  if (/^-?\d+$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
}

export function flag(form: Form, name: string): boolean | undefined {
  const value = text(form, name);
  if (value === undefined || value === null) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalid(`Invalid boolean: ${value}`, { param: name });
}

export function group(form: Form, name: string): Form | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (isForm(value)) return value;
  throw invalid('Invalid object', { param: name });
}

export function texts(form: Form, name: string): string[] | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw invalid('Invalid array', { param: name });
}

/** Metadata after an update: given names are set, an empty value takes the name away, `metadata=` clears all. */
export function metadata(form: Form, before: Record<string, string> = {}): Record<string, string> {
  if (form.metadata === '') return {};
  const next = { ...before };
  const given = group(form, 'metadata') ?? {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' || value.length > 500 || name.length > 40)
      throw invalid('Metadata values can have up to 500 characters, and names up to 40.', {
        param: `metadata[${name}]`,
      });
    if (value === '') delete next[name];
    else next[name] = value;
  }
  return next;
}
