import { useId } from 'react';
import type { PropRow } from '../../tooling/props/props-table.ts';
import { propsTableOf } from './told.ts';
import './props.css';

interface WithCodeProps {
  text: string;
}

const WithCode = ({ text }: WithCodeProps) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));

const quoted = (choice: unknown): string => (typeof choice === 'string' ? `'${choice}'` : String(choice));

const TypeCell = ({ type, choices, shape, name }: PropRow) => (
  <>
    {choices ? (
      <ul className="props-table__choices" aria-label={`Choices for ${name}`}>
        {choices.map((choice) => (
          <li key={String(choice)}>
            <code>{quoted(choice)}</code>
          </li>
        ))}
      </ul>
    ) : (
      <code>{type}</code>
    )}
    {shape !== undefined && (
      <details>
        <summary>
          <span>What it holds</span>
          <span className="props-table__for">{` (${name})`}</span>
        </summary>
        <pre>
          <code>{shape}</code>
        </pre>
      </details>
    )}
  </>
);

const Row = (row: PropRow) => (
  <tr>
    <th scope="row">
      <code>{row.name}</code>
      {row.required && <span className="props-table__required">required</span>}
    </th>
    <td data-head="Type">
      <TypeCell {...row} />
    </td>
    <td data-head="Default" data-empty={row.standard === undefined || undefined}>
      {row.standard === undefined ? <span aria-label="none">–</span> : <code>{row.standard}</code>}
    </td>
    <td data-head="What it is" data-empty={row.text === '' || undefined}>
      <WithCode text={row.text} />
      {row.since !== undefined && <span className="props-table__since">{`Since ${row.since}`}</span>}
    </td>
  </tr>
);

const kinds: Readonly<Record<string, string>> = { a: 'a link', element: 'any element', input: 'an input' };
const named = (element: string): string => kinds[element] ?? `a ${element}`;

interface PropsTableProps {
  /** Component; the build attaches its table. */
  of: unknown;
  /** Filters rows, for pages that show a long table in parts. */
  only?: (row: PropRow) => boolean;
}

/** Props of a component: choices, default, shape, whether required, and since which version. */
export const PropsTable = ({ of, only = () => true }: PropsTableProps) => {
  const id = useId();
  const table = propsTableOf(of);
  if (!table) return <p>The props are read when Storybook is started or built.</p>;
  const rows = table.rows.filter(only);
  return (
    <div className="props-table sb-unstyled">
      {rows.length > 0 && (
        <table aria-labelledby={id}>
          <caption id={id}>{`Props of ${table.name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">Default</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length === 0 && <p>{`${table.name} has no props of its own.`}</p>}
      {table.attributesOf.length > 0 && (
        <p className="props-table__note">{`Takes every attribute of ${table.attributesOf.map(named).join(', ')} as well, which are not listed here.`}</p>
      )}
    </div>
  );
};
