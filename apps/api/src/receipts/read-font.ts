import { readFile } from 'node:fs/promises';

/** The product's typeface. The function's bundle includes the file and its own version of this module. */
export const readFont = (): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf')));
