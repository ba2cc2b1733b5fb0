import { useDeferredValue, useState } from 'react';
import { Button, Checkbox, EmptyState, Field, Select, TextInput } from '../../packages/ui/src/index.ts';
import type { ListedText } from '../../tooling/texts/inventory.ts';
import { findTexts } from './find-texts.ts';
import { Page } from './Page.tsx';
import { Part } from './Part.tsx';
import { TextTable } from './TextTable.tsx';
import './texts.css';

const rowsAtOnce = 100;

interface TextsPageProps {
  texts: readonly ListedText[];
}

export const TextsPage = ({ texts }: TextsPageProps) => {
  const [query, setQuery] = useState('');
  const [name, setName] = useState('');
  const [isQuoted, setQuoted] = useState(false);
  const [rows, setRows] = useState(rowsAtOnce);
  const deferred = useDeferredValue(query);
  const found = findTexts(texts, { query: deferred, package: name, isQuoted });
  const names = [...new Set(texts.map((text) => text.package))].toSorted();
  const restart = (): void => setRows(rowsAtOnce);
  return (
    <Page
      title="Texts"
      lede="Every text of the screens, emails and rules, read from the sources. A word in braces is a value."
    >
      <div className="story-texts__filters">
        <Field label="Search texts and keys">
          <TextInput
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              restart();
            }}
          />
        </Field>
        <Field label="Package">
          <Select
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              restart();
            }}
          >
            <option value="">All packages</option>
            {names.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          checked={isQuoted}
          label="Quoted in the specification"
          onChange={({ target }) => {
            setQuoted(target.checked);
            restart();
          }}
        />
      </div>
      <p role="status">{`${found.length} of ${texts.length} texts`}</p>
      {found.length === 0 ? (
        <EmptyState title="No texts found" hint="Try fewer words." />
      ) : (
        <Part title="Results">
          <TextTable texts={found.slice(0, rows)} />
        </Part>
      )}
      {found.length > rows && (
        <Button
          onClick={() => setRows(rows + rowsAtOnce)}
        >{`Show ${Math.min(rowsAtOnce, found.length - rows)} more`}</Button>
      )}
    </Page>
  );
};
