import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';
import './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'ul';
  padded?: boolean;
  /** Accent border for the reader's selection. */
  selected?: boolean;
}

/** Border around related content, without a shadow. Errors inside stay inside. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Element = 'div', padded = false, selected = false, className, children, ...rest },
  ref,
) {
  return (
    <Element
      {...rest}
      // The elements share HTMLElement's interface; React types each ref differently.
      ref={(node: HTMLElement | null) => {
        if (typeof ref === 'function') ref(node);
        else if (ref) ref.current = node;
      }}
      className={joinClass('tele-card', className)}
      data-padded={padded || undefined}
      data-selected={selected || undefined}
    >
      {/* A string cannot fail, and stays alone in its element. */}
      {typeof children === 'string' ? children : <PartBoundary>{children}</PartBoundary>}
    </Element>
  );
});
