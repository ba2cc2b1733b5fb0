import type { PropsTable } from '../../tooling/props/props-table.ts';

/** Component with the table from the build (tooling/props/props-in-vite.ts). */
interface DocumentedComponent {
  __docgenInfo?: { table?: PropsTable };
}

export const propsTableOf = (component: unknown): PropsTable | undefined =>
  (component as DocumentedComponent | null)?.__docgenInfo?.table;
