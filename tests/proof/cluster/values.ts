/** Parses `NAME=value` lines. Throws all malformed and duplicate ones. */
export function parseValues(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    // The message omits the line: it may be a password.
    if (name === undefined || value === undefined) faults.push(`line ${index + 1} is not NAME=value`);
    else if (name in values) faults.push(`line ${index + 1} gives ${name} again`);
    else values[name] = value.trim();
  }
  if (faults.length > 0) throw new Error(`The values cannot be read: ${faults.join(', ')}.`);
  return values;
}
