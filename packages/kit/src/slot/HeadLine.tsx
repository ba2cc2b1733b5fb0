import { Button, ChevronLeftIcon, Heading } from '@tele/ui';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import './HeadLine.css';

export interface HeadLineProps {
  head: HTMLElement;
  text: string;
  titleRef?: Ref<HTMLHeadingElement>;
  back?: { label: string; onSelect: () => void };
}

/** Step title and Back in the surrounding dialog's header: its own tree, hidden from the page and events. */
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
