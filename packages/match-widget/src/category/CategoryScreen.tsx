import { professions } from '@tele/core';
import { ArrowRightIcon, ButtonLink, Heading, type LinkTargetProps } from '@tele/ui';
import { Screen } from '../screen/Screen.tsx';
import { ExampleRequest } from './ExampleRequest.tsx';
import { ProfessionCells } from './ProfessionCells.tsx';

export interface CategoryScreenProps {
  /** Where a category leads, from its path segment ('doctors', 'education', …). */
  professionHref: (path: string) => string;
  /** Where 'Start a match' leads; doctors by default (spec section 2 'Client category chooser'). */
  startHref?: string;
}

// Moves within the page, which no host's router should take for a route.
const Anchor = ({ children, ...rest }: LinkTargetProps) => <a {...rest}>{children}</a>;

/** /match: what this place does, and its twelve categories (spec section 2). */
export const CategoryScreen = ({ professionHref, startHref }: CategoryScreenProps) => (
  <Screen name="category">
    <section className="tele-category-hero">
      <div>
        <Heading level={1} look="display">
          We match clients with verified tele professionals, Australia-wide.
        </Heading>
        <p className="tele-category-hero__lede">
          Choose up to 10 specialist and time pairs. The first to accept is booked.
        </p>
        <div className="tele-category-hero__actions">
          <ButtonLink
            variant="primary"
            size="lg"
            href={startHref ?? professionHref(professions[0].path)}
            iconEnd={ArrowRightIcon}
          >
            Start a match
          </ButtonLink>
          <ButtonLink as={Anchor} variant="ghost" size="lg" href="#categories">
            See all categories
          </ButtonLink>
        </div>
      </div>
      <ExampleRequest />
    </section>
    <section id="categories" aria-labelledby="categories-title" className="tele-category-list">
      <div className="tele-category-list__head">
        <Heading level={2} look="section" id="categories-title">
          All categories
        </Heading>
        <span className="tele-category-list__count">{professions.length} professions, all virtual</span>
      </div>
      <ProfessionCells href={professionHref} />
    </section>
  </Screen>
);
