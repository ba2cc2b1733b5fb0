import { Button, ChevronLeftIcon, Heading } from '@tele/ui';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import './HeadLine.css';

export interface HeadLineProps {
  /** The head that it is drawn into (`useHostPage`). */
  head: HTMLElement;
  /** What the step is about, in one line under the dialog's own heading. */
  text: string;
  /** The line, which takes the focus by script when the step begins. */
  titleRef?: Ref<HTMLHeadingElement>;
  back?: { label: string; onSelect: () => void };
}

/** What a step says in the head of the dialog around the widget: its own tree, so neither the page nor an event learns of it. */
export const HeadLine = ({ head, text, titleRef, back }: HeadLineProps) =>
  createPortal(
    <>
      <Heading ref={titleRef} level={1} look="mini" tabIndex={-1} className="tele-head-line">
        {text}
      </Heading>
      {back && (
        <Button variant="ghost" iconStart={ChevronLeftIcon} className="tele-head-line__back" onClick={back.onSelect}>
          <span className="tele-head-line__word">{back.label}</span>
        </Button>
      )}
    </>,
    head,
  );
