import { Heading, Icon, Popover, StarIcon, useMessages } from '@tele/ui';
import { useState } from 'react';
import { TextButton } from '../text-button/TextButton.tsx';
import { featuredMessages } from './featured.messages.ts';
import './FeaturedLabel.css';

export interface FeaturedLabelProps {
  onSoonest?: (() => void) | undefined;
}

/** Marks the practice's doctor listed first, and explains why on request (product.md 'Ranking of search results'). */
export const FeaturedLabel = ({ onSoonest }: FeaturedLabelProps) => {
  const t = useMessages(featuredMessages);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t.whyFeatured}
      trigger={
        <button type="button" className="tele-featured">
          <Icon icon={StarIcon} size="text" />
          <span>{t.featuredLabel}</span>
        </button>
      }
    >
      <div className="tele-featured__why">
        <Heading level={3} look="mini">
          {t.whyFeatured}
        </Heading>
        <p>{t.whyFeaturedText}</p>
        {onSoonest && (
          <TextButton
            onClick={() => {
              // Focus returns to the label, wherever the card has moved.
              setOpen(false);
              onSoonest();
            }}
          >
            {t.soonestInstead}
          </TextButton>
        )}
      </div>
    </Popover>
  );
};
