import { BrandMark, ChevronLeftIcon, Heading, Icon, Link, useMessages } from '@tele/ui';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';
import { signInWindowMessages } from './sign-in-window.messages.ts';
import './WindowFrame.css';

export interface Partner {
  name: string;
  /** Origin of the waiting page. */
  origin: string;
}

export interface WindowFrameProps {
  title: string;
  lede?: ReactNode;
  /** Below the sentence that names the partner. */
  children?: ReactNode;
  partner: Partner | null;
  whole: boolean;
  /** Returns to the page, if still open, instead of following the link. */
  onBack: (event: MouseEvent) => void;
  /** Takes focus: the previous view, which had it, is gone. */
  focused: boolean;
}

export const WindowFrame = ({ title, lede, children, partner, whole, onBack, focused }: WindowFrameProps) => {
  const t = useMessages(signInWindowMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div className="tele-sign-in-window">
      <div className="tele-sign-in-window__box">
        {whole && <BrandMark className="tele-sign-in-window__brand" />}
        <main>
          <Heading ref={heading} level={1} tabIndex={-1} className="tele-sign-in-window__title">
            {title}
          </Heading>
          {lede && <div className="tele-sign-in-window__lede">{lede}</div>}
          {children}
        </main>
        {whole && partner && (
          <Link look="quiet" as={PageLink} href={partner.origin} onClick={onBack} className="tele-sign-in-window__back">
            <Icon icon={ChevronLeftIcon} size="sm" />
            <span>{t.back({ partner: partner.name })}</span>
          </Link>
        )}
      </div>
    </div>
  );
};
