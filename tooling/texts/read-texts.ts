import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSources } from '../find-files.ts';
import type { Text } from './text.ts';
import { messagesIn, sentencesIn } from './texts-in.ts';

const notRead = ['**/*.test.ts', '**/*.cases.ts', '**/testing/**', '**/seed/**'];
export const tableFiles = '{apps,packages}/*/src/**/*.messages.ts';
const emailFiles = [
  'apps/api/src/emails/*.ts',
  'apps/api/src/emails/layout/booked-block.ts',
  'apps/api/src/meetings/meeting-words.ts',
];
const ruleFiles = [
  'packages/core/src/{catalogue,categories}/**/*.ts',
  'packages/core/src/**/{*-fields,transitions,fee-consent,plain-error,check-*,meeting-line,video-link,email,time-off}.ts',
];
const notRules = [...notRead, '**/specialties/**'];

export function readTexts(root: string): Text[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return [
    ...findSources(tableFiles, root, notRead).flatMap((file) => messagesIn(file, read(file))),
    ...findSources(emailFiles, root, notRead).flatMap((file) => sentencesIn(file, read(file), 'email')),
    ...findSources(ruleFiles, root, notRules).flatMap((file) => sentencesIn(file, read(file), 'rule')),
  ];
}
