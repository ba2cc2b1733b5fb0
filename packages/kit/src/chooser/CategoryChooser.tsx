import { ArrowRightIcon, ButtonLink, Heading, useMessages, type LinkTargetProps } from '@tele/ui';
import type { ReactNode } from 'react';
import { CategoryList } from './CategoryList.tsx';
import { chooserMessages } from './chooser.messages.ts';
import './CategoryChooser.css';

export interface CategoryChooserProps {
  /** What the place does, as its first heading. */
  title: string;
  lede: string;
  /** The next step. */
  start: { label: string; href: string };
  /** Where a category leads, from its path segment ('doctors', 'education', …). */
  href: (path: string) => string;
  /** A picture beside the words, where there is room. */
  example: ReactNode;
}

// Moves within the page, which no host's router should take for a route.
const Anchor = ({ children, ...rest }: LinkTargetProps) => <a {...rest}>{children}</a>;

/** What a place does, and its twelve categories: of clients and of providers alike (spec section 2, design section 6). */
export const CategoryChooser = ({ title, lede, start, href, example }: CategoryChooserProps) => {
  const t = useMessages(chooserMessages);
  return (
    <div className="tele-chooser">
      <section className="tele-chooser-hero">
        <div>
          <Heading level={1} look="display">
            {title}
          </Heading>
          <p className="tele-chooser-hero__lede">{lede}</p>
          <div className="tele-chooser-hero__actions">
            <ButtonLink variant="primary" size="lg" href={start.href} iconEnd={ArrowRightIcon}>
              {start.label}
            </ButtonLink>
            <ButtonLink as={Anchor} variant="ghost" size="lg" href="#categories">
              {t.seeAll}
            </ButtonLink>
          </div>
        </div>
        {example}
      </section>
      <CategoryList href={href} />
    </div>
  );
};
