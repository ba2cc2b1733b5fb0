import type { PropsTable } from '../../tooling/props/props-table.ts';

/** What the build wrote beside a component (tooling/props/props-in-vite.ts). */
interface DocumentedComponent {
  __docgenInfo?: { table?: PropsTable };
}

/** The table of a component's props; undefined for one that no page is about, and while Vitest runs. */
export const propsTableOf = (component: unknown): PropsTable | undefined =>
  (component as DocumentedComponent | null)?.__docgenInfo?.table;
