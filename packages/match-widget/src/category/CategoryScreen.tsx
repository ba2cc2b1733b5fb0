import { limits, professions } from '@tele/core';
import { ArrowRightIcon, ButtonLink, Heading, useMessages, type LinkTargetProps } from '@tele/ui';
import { Screen } from '../screen/Screen.tsx';
import { categoryMessages } from './category.messages.ts';
import { ExampleRequest } from './ExampleRequest.tsx';
import { ProfessionCells } from './ProfessionCells.tsx';
import './CategoryScreen.css';

export interface CategoryScreenProps {
  /** Where a category leads, from its path segment ('doctors', 'education', …). */
  professionHref: (path: string) => string;
  /** Where 'Start a match' leads; doctors by default (spec section 2 'Client category chooser'). */
  startHref?: string;
}

// Moves within the page, which no host's router should take for a route.
const Anchor = ({ children, ...rest }: LinkTargetProps) => <a {...rest}>{children}</a>;

/** /match: what this place does, and its twelve categories (spec section 2). */
export const CategoryScreen = ({ professionHref, startHref }: CategoryScreenProps) => {
  const t = useMessages(categoryMessages);
  return (
    <Screen name="category">
      <section className="tele-category-hero">
        <div>
          <Heading level={1} look="display">
            {t.title}
          </Heading>
          <p className="tele-category-hero__lede">{t.lede({ max: limits.maxPicks })}</p>
          <div className="tele-category-hero__actions">
            <ButtonLink
              variant="primary"
              size="lg"
              href={startHref ?? professionHref(professions[0].path)}
              iconEnd={ArrowRightIcon}
            >
              {t.start}
            </ButtonLink>
            <ButtonLink as={Anchor} variant="ghost" size="lg" href="#categories">
              {t.seeAll}
            </ButtonLink>
          </div>
        </div>
        <ExampleRequest />
      </section>
      <section id="categories" aria-labelledby="categories-title" className="tele-category-list">
        <div className="tele-category-list__head">
          <Heading level={2} look="section" id="categories-title">
            {t.all}
          </Heading>
          <span className="tele-category-list__count">{t.count({ count: professions.length })}</span>
        </div>
        <ProfessionCells href={professionHref} />
      </section>
    </Screen>
  );
};
