import type { ReactNode, Ref } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ChevronLeftIcon } from '../icon/icons.ts';
import { BareLink } from '../link/BareLink.tsx';
import './PageHeader.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** 1 on a page of ours; a widget inside a host's page may say 2. */
  level?: 1 | 2;
  /** Where this page hangs. */
  crumb?: { label: string; href: string } | { label: string; onSelect: () => void };
  lede?: ReactNode;
  /** Zone picker, a button; at the end; beside the way back when narrow. */
  tools?: ReactNode;
  /** The heading, which takes the focus by script when a route changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** The head of a page: one heading, a way back, one sentence, tools. */
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
