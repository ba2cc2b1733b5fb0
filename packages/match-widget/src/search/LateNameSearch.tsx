import { lateCode, LatePart } from '@tele/ui';
import type { NameSearchProps } from './NameSearch.tsx';

const lateNameSearch = lateCode(() => import('./NameSearch.tsx').then(({ NameSearch }) => NameSearch));

/** Search by name. The search form next to it does not wait for it. */
export const LateNameSearch = (props: NameSearchProps) => (
  <LatePart code={lateNameSearch} loading={null}>
    {(NameSearch) => <NameSearch {...props} />}
  </LatePart>
);
