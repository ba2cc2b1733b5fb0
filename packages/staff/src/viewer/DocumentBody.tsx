import { errorText } from '@tele/kit';
import { Button, EmptyState, ErrorState, EyeIcon, FileIcon, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState } from 'react';
import { PaperSheet } from './PaperSheet.tsx';
import type { Turns } from './papers.ts';
import type { Opened } from './reading.ts';
import { viewerMessages } from './viewer.messages.ts';
import type { Zoom } from './zoom.ts';
import './DocumentPanel.css';

export interface DocumentBodyProps {
  label: string;
  opened: Opened | undefined;
  zoom: Zoom;
  turns: Turns;
  onOpen: () => void;
}

/** Sheets of a document, or why they are missing, with advice. */
export const DocumentBody = ({ label, opened, zoom, turns, onOpen }: DocumentBodyProps) => {
  const t = useMessages(viewerMessages);
  const [broken, setBroken] = useState(false);
  if (!opened) {
    return (
      <div className="tele-document-panel__message">
        <EmptyState
          icon={FileIcon}
          title={label}
          hint={t.openHint}
          action={
            <Button iconStart={EyeIcon} onClick={onOpen}>
              {t.open}
            </Button>
          }
        />
      </div>
    );
  }
  if (opened.tag === 'opening') {
    return (
      <SkeletonRegion label={t.opening}>
        <div className="tele-document-panel__desk">
          <Skeleton height={520} />
        </div>
      </SkeletonRegion>
    );
  }
  if (broken || (opened.tag === 'failed' && opened.why === 'unreadable')) {
    return (
      <div className="tele-document-panel__message" role="alert">
        <EmptyState icon={FileIcon} title={t.unreadable} hint={t.unreadableHint} />
      </div>
    );
  }
  if (opened.tag === 'failed') {
    const linkless = opened.why === 'no-link';
    return (
      <div className="tele-document-panel__message">
        <ErrorState
          level={2}
          message={linkless ? t.noLink : t.noFile}
          detail={linkless ? errorText(opened.error, t.noFileHint) : t.noFileHint}
          onRetry={onOpen}
        />
      </div>
    );
  }
  const { papers } = opened;
  return (
    // Focusable for keyboard scrolling.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tele-document-panel__desk" role="region" aria-label={t.paper({ label })} tabIndex={0}>
      <div className="tele-document-panel__papers" style={{ inlineSize: `${zoom * 100}%` }}>
        {Array.from({ length: papers.count }, (_, index) => (
          <PaperSheet
            key={index}
            papers={papers}
            index={index}
            turns={turns}
            label={papers.count === 1 ? label : t.page({ label, page: index + 1, pages: papers.count })}
            onUnreadable={() => setBroken(true)}
          />
        ))}
      </div>
    </div>
  );
};
