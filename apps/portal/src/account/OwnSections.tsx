import { lateCode, LatePart, Skeleton } from '@tele/ui';

const lateSections = lateCode(() => import('./own-sections.ts'));

export interface OwnSectionsProps {
  /** On the patient's side: lists the people they book for. */
  books: boolean;
  /** True for specialists, who have more data. */
  works: boolean;
  /** The account is gone: signs out. */
  onDeleted: (receiptId: string) => void;
  /** Every session has ended: signs out here. */
  onSignedOut: () => void;
}

/** Saved cards, people to book for, sessions and own data, in a chunk that the profile above does not wait for. */
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
