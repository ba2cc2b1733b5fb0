import { ChevronDownIcon, ChevronUpIcon, IconButton, useMessages } from '@tele/ui';
import { reviewMessages } from './review.messages.ts';
import './Pager.css';

export interface PagerProps {
  position: number;
  count: number;
  /** Undefined at an end. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Position in the queue, with links to neighbours. */
export const Pager = ({ position, count, onPrevious, onNext }: PagerProps) => {
  const t = useMessages(reviewMessages);
  return (
    <div className="tele-pager">
      <span className="tele-pager__position">{t.position({ position, count })}</span>
      <IconButton icon={ChevronUpIcon} bordered label={t.previous} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton icon={ChevronDownIcon} bordered label={t.next} disabled={!onNext} onClick={onNext} />
    </div>
  );
};
