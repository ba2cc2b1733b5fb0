import { ArrowRightIcon, ButtonLink, Heading, useMessages, type LinkTargetProps } from '@tele/ui';
import type { ReactNode } from 'react';
import { CategoryList } from './CategoryList.tsx';
import { chooserMessages } from './chooser.messages.ts';
import './CategoryChooser.css';

export interface CategoryChooserProps {
  title: string;
  lede: string;
  start: { label: string; href: string };
  /** Link to a category from its path segment ('doctors', 'education', …). */
  href: (path: string) => string;
  example: ReactNode;
}

// In-page links must bypass the host's router.
const Anchor = ({ children, ...rest }: LinkTargetProps) => <a {...rest}>{children}</a>;

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
