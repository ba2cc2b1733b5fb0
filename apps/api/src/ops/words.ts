import { parseArgs, type ParseArgsConfig, type ParseArgsOptionsConfig } from 'node:util';

export class WrongWords extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongWords';
  }
}

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<ParseArgsConfig & { options: O; allowPositionals: true; strict: true }>
>;

export function readWords<O extends ParseArgsOptionsConfig>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new WrongWords(error instanceof Error ? error.message : 'Unknown arguments.');
  }
}

export function readCount(text: string, name: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new WrongWords(`${name} must be a whole number of at least 1.`);
  return count;
}

export function readInstant(text: string, name: string): Date {
  const instant = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new WrongWords(`${name} must be a date (2026-11-22) or an instant (2026-11-22T03:00:00Z).`);
  return instant;
}
