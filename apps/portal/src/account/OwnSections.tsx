import { lateCode, LatePart, Skeleton } from '@tele/ui';

const lateSections = lateCode(() => import('./own-sections.ts'));

export interface OwnSectionsProps {
  /** Whether this person books: a patient, or somebody who may become one. */
  books: boolean;
  /** Whether this is a specialist, of whom more is held. */
  works: boolean;
  /** The account is gone: signs out. */
  onDeleted: () => void;
}

/** Whom somebody books for, and what is held about them. The profile above stands without waiting for it. */
export const OwnSections = ({ books, works, onDeleted }: OwnSectionsProps) => (
  <LatePart code={lateSections} loading={<Skeleton shape="block" height={360} />}>
    {({ MyDataSection, PeopleSection }) => (
      <>
        {books && <PeopleSection />}
        <MyDataSection works={works} onDeleted={onDeleted} />
      </>
    )}
  </LatePart>
);
