import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import './Card.css';

export interface CardHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Drawn as a heading of `level`. Leave out to give children alone. */
  title?: ReactNode;
  level?: 2 | 3 | 4;
  /** Id of the heading, for a section's aria-labelledby. */
  titleId?: string;
  /** Buttons or a count, at the end. */
  tools?: ReactNode;
}

/** Title and tools of a card, with a hairline under them. */
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
