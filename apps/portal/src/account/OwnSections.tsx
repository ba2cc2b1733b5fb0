import { lateCode, LatePart, Skeleton } from '@tele/ui';

const lateSections = lateCode(() => import('./own-sections.ts'));

export interface OwnSectionsProps {
  /** On the patient's side: lists the people they book for. */
  books: boolean;
  /** Whether this is a specialist, of whom more is held. */
  works: boolean;
  /** The account is gone: signs out. */
  onDeleted: () => void;
}

/** Saved cards, people to book for and own data, in a chunk that the profile above does not wait for. */
export const OwnSections = ({ books, works, onDeleted }: OwnSectionsProps) => (
  <LatePart code={lateSections} loading={<Skeleton shape="block" height={360} />}>
    {({ CardsSection, MyDataSection, PeopleSection }) => (
      <>
        {works && <CardsSection />}
        {books && <PeopleSection />}
        <MyDataSection works={works} onDeleted={onDeleted} />
      </>
    )}
  </LatePart>
);
