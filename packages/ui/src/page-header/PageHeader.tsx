import type { ReactNode, Ref } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ChevronLeftIcon } from '../icon/icons.ts';
import { BareLink } from '../link/BareLink.tsx';
import './PageHeader.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** Heading level. Default: 1; in a host page, a widget may use 2. */
  level?: 1 | 2;
  crumb?: { label: string; href: string } | { label: string; onSelect: () => void };
  lede?: ReactNode;
  /** Zone picker or button, at the end; next to Back on narrow screens. */
  tools?: ReactNode;
  /** The heading, focused by script when the route changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** Header of a page: heading, way back, one sentence, tools. */
export const PageHeader = ({ title, level = 1, crumb, lede, tools, titleRef, className }: PageHeaderProps) => (
  <div className={joinClass('tele-page-header', className)}>
    <div className="tele-page-header__grid" data-crumb={crumb ? true : undefined}>
      {crumb &&
        ('href' in crumb ? (
          <BareLink href={crumb.href} className="tele-page-header__crumb">
            <Icon icon={ChevronLeftIcon} size="sm" />
            <span>{crumb.label}</span>
          </BareLink>
        ) : (
          <button type="button" className="tele-page-header__crumb" onClick={crumb.onSelect}>
            <Icon icon={ChevronLeftIcon} size="sm" />
            <span>{crumb.label}</span>
          </button>
        ))}
      <div className="tele-page-header__titles">
        <Heading ref={titleRef} level={level} look="page" tabIndex={titleRef ? -1 : undefined}>
          {title}
        </Heading>
        {lede && <p className="tele-page-header__lede">{lede}</p>}
      </div>
      {tools && <div className="tele-page-header__tools">{tools}</div>}
    </div>
  </div>
);
