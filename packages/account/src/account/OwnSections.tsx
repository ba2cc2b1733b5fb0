import { lateCode, LatePart, Skeleton } from '@tele/ui';
import type { ReactNode } from 'react';
import type { AccountLinks } from '../links.ts';

const lateSections = lateCode(() => import('./own-sections.ts'));

export interface OwnSectionsProps {
  /** On the patient's side: lists the people they book for. */
  books: boolean;
  /** True for specialists, who have more data. */
  works: boolean;
  /** Passkeys, on the portal. */
  children?: ReactNode;
  links: Pick<AccountLinks, 'requests' | 'appointments' | 'offers'>;
  /** The account was deleted: signs out. */
  onDeleted: (receiptId: string) => void;
  /** All sessions ended: signs out here. */
  onSignedOut: () => void;
}

export const OwnSections = ({ books, works, children, links, onDeleted, onSignedOut }: OwnSectionsProps) => (
  <LatePart code={lateSections} loading={<Skeleton shape="block" height={360} />}>
    {({ CardsSection, MyDataSection, PeopleSection, SessionsSection }) => (
      <>
        {(books || works) && <CardsSection />}
        {books && <PeopleSection />}
        {children}
        <SessionsSection onSignedOut={onSignedOut} />
        <MyDataSection works={works} links={links} onDeleted={onDeleted} />
      </>
    )}
  </LatePart>
);
