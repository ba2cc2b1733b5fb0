import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

RuleTester.describe = describe;
RuleTester.it = it;

/** Runs a rule of ours over pieces of TSX. */
export const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
