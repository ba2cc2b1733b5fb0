import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { directImports } from './direct-imports.ts';

const direct = (code: string): string =>
  directImports(resolve(import.meta.dirname, '../packages/match-widget/src/Screen.tsx'), code);

describe('an import from another of our packages, as it is published', () => {
  it('names the module that has the value', () => {
    expect(direct("import { Button } from '@tele/ui';")).toBe(
      "import { Button } from '@tele/ui/internal/button/Button.js';",
    );
    expect(direct("import { TeleError } from '@tele/client';")).toBe(
      "import { TeleError } from '@tele/client/internal/errors.js';",
    );
  });

  it('keeps the names of both sides, through an index that renames', () => {
    expect(direct("import { TeleLink as Anchor } from '@tele/kit';")).toBe(
      "import { Link as Anchor } from '@tele/ui/internal/link/Link.js';",
    );
    expect(direct("export { Link as TeleLink } from '@tele/ui';")).toBe(
      "export { Link as TeleLink } from '@tele/ui/internal/link/Link.js';",
    );
  });

  it('leaves types and line numbers unchanged', () => {
    const types = "import type { ButtonProps } from '@tele/ui';\nexport type { TeleError } from '@tele/client';";
    expect(direct(types)).toBe(types);
    expect(
      direct("import {\n  type ButtonProps,\n  Button,\n  Card,\n} from '@tele/ui';\nconst x = 1;").split('\n'),
    ).toEqual([
      "import { Button } from '@tele/ui/internal/button/Button.js'; import { Card } from '@tele/ui/internal/card/Card.js';",
      '',
      '',
      '',
      '',
      'const x = 1;',
    ]);
  });

  it('names the entry of a package that publishes none of its modules', () => {
    expect(direct("import { MatchWidget as Widget } from '@tele/match-widget';")).toBe(
      "import { MatchWidget as Widget } from '@tele/match-widget';",
    );
  });

  it('leaves other imports unchanged', () => {
    const others = "import { useState } from 'react';\nimport { pay } from './pay.ts';\nimport './Card.css';";
    expect(direct(others)).toBe(others);
  });

  it('fails when the index has no such name', () => {
    expect(() => direct("import { Nothing } from '@tele/ui';")).toThrow('@tele/ui does not hand on Nothing.');
  });
});
