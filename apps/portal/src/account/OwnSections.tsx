import { lateCode, LatePart, Skeleton } from '@tele/ui';

const lateSections = lateCode(() => import('./own-sections.ts'));

export interface OwnSectionsProps {
  /** On the patient's side: lists the people they book for. */
  books: boolean;
  /** True for specialists, who have more data. */
  works: boolean;
  /** The account was deleted: signs out. */
  onDeleted: (receiptId: string) => void;
  /** All sessions ended: signs out here. */
  onSignedOut: () => void;
}

/** Cards, people, sessions and own data, in a chunk that the profile does not wait for. */
export const OwnSections = ({ books, works, onDeleted, onSignedOut }: OwnSectionsProps) => (
  <LatePart code={lateSections} loading={<Skeleton shape="block" height={360} />}>
    {({ CardsSection, MyDataSection, PeopleSection, SessionsSection }) => (
      <>
        {works && <CardsSection />}
        {books && <PeopleSection />}
        <SessionsSection onSignedOut={onSignedOut} />
        <MyDataSection works={works} onDeleted={onDeleted} />
      </>
    )}
  </LatePart>
);
