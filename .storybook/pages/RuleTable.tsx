import type { ReactNode } from 'react';

interface RuleTableProps {
  rows: readonly (readonly [name: string, shown: ReactNode, rule?: string])[];
}

export const RuleTable = ({ rows }: RuleTableProps) => (
  <table className="story-table story-table--stacks story-rules">
    <tbody>
      {rows.map(([name, shown, rule]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className="story-rules__shown">{shown}</td>
          {rule !== undefined && <td>{rule}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
