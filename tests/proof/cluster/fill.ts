/** Values that differ by machine in `deploy/cluster`, by placeholder. */
export type Values = Readonly<Record<string, string>>;

interface Template {
  file: string;
  text: string;
}

const placeholder = /\$\{([A-Z0-9_]+)\}/g;
/** Characters that end a value or start other syntax in any of the five formats. */
const unsafe = /[\s"'\\{}#;%]/;

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** File with each `${NAME}` replaced. Throws for missing or unsafe values and broken placeholders. */
export function fill({ file, text }: Template, values: Values): string {
  const names = placeholdersOf(text);
  const faults = names.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === '') return [`${name} has no value`];
    // The message omits the value: it may be a password.
    if (unsafe.test(value)) return [`the value of ${name} has a space, a quote or one of \\ { } # ; % in it`];
    return [];
  });
  const left = text.replaceAll(placeholder, '');
  const broken = left.split('\n').findIndex((line) => line.includes('${'));
  if (broken >= 0) faults.push(`line ${broken + 1} has "\${" that is not a whole placeholder`);
  if (faults.length > 0) throw new Error(`${file} cannot be filled: ${faults.join(', ')}.`);
  return text.replaceAll(placeholder, (_, name: string) => values[name] ?? '');
}

/** Filled files. Throws for values without a placeholder, which are probably misspelt. */
export function fillAll(templates: readonly Template[], values: Values): Template[] {
  const known = new Set(templates.flatMap(({ text }) => placeholdersOf(text)));
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `No file has a placeholder ${unknown.join(', ')}. The placeholders are ${[...known].toSorted((a, b) => a.localeCompare(b)).join(', ')}.`,
    );
  }
  const faults: string[] = [];
  const filled = templates.map((template) => {
    try {
      return { file: template.file, text: fill(template, values) };
    } catch (error) {
      faults.push((error as Error).message);
      return template;
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return filled;
}
