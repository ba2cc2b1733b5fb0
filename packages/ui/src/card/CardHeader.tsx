import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import './Card.css';

export interface CardHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Heading of `level`. Omit to show only the children. */
  title?: ReactNode;
  level?: 2 | 3 | 4;
  titleId?: string;
  /** Buttons or a count, at the end. */
  tools?: ReactNode;
}

export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(
  { title, level = 2, titleId, tools, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={joinClass('tele-card__header', className)}>
      {title !== undefined && (
        <Heading level={level} look="card" id={titleId}>
          {title}
        </Heading>
      )}
      {children}
      {tools && <div className="tele-card__tools">{tools}</div>}
    </div>
  );
});
