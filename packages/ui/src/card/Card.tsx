import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';
import './Card.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** 20 px of padding of its own, for a card without parts. */
  padded?: boolean;
  /** Drawn with the accent's edge: what the reader picked. */
  selected?: boolean;
}

/** One edge around what belongs together. No shadow. A failure inside stays inside. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Element = 'div', padded = false, selected = false, className, children, ...rest },
  ref,
) {
  return (
    <Element
      {...rest}
      // The four elements share HTMLElement's interface; React types each ref apart.
      ref={(node: HTMLElement | null) => {
        if (typeof ref === 'function') ref(node);
        else if (ref) ref.current = node;
      }}
      className={joinClass('tele-card', className)}
      data-padded={padded || undefined}
      data-selected={selected || undefined}
    >
      {/* A text cannot fail, and is drawn alone in its element. */}
      {typeof children === 'string' ? children : <PartBoundary>{children}</PartBoundary>}
    </Element>
  );
});
