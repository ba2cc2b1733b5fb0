import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheetsOf } from './rules.ts';

const packages = resolve(import.meta.dirname, '../../packages');

describe('the rules of the script', () => {
  it('are of the sheets that the source of a built module imports', () => {
    const sheets = sheetsOf(`${packages}/ui/dist/listbox-button/ListboxButton.js`);
    expect(sheets).toContain(`${packages}/ui/src/list/ListRow.css`);
    expect(sheetsOf(`${packages}/core/dist/limits.js`)).toEqual([]);
    expect(sheetsOf(`${packages}/embed/src/modal/make-modal.ts`)).toEqual([]);
  });
});
