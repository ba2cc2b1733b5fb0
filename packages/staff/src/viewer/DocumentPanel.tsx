import { isScanPassed } from '@tele/core';
import { EmptyState, FileIcon, Notice, useMessages } from '@tele/ui';
import { useState } from 'react';
import { DocumentBody } from './DocumentBody.tsx';
import type { Place } from './document-places.ts';
import { FileRecord } from './FileRecord.tsx';
import { PaperTools } from './PaperTools.tsx';
import type { Turns } from './papers.ts';
import { LockedDocument } from './LockedDocument.tsx';
import type { Opened } from './reading.ts';
import { viewerMessages } from './viewer.messages.ts';
import type { Zoom } from './zoom.ts';
import './DocumentPanel.css';

export interface DocumentPanelProps {
  applicationId: string;
  place: Place;
  sameAs: string | null;
  /** The application is decided: a missing document may have been deleted since. */
  decided: boolean;
  /** Undefined until requested. */
  opened: Opened | undefined;
  onOpen: () => void;
  /** Reloads the application, in case a scan has finished. */
  onReload: () => void;
}

/** One document with its tools, or a note that it is missing. */
export const DocumentPanel = (props: DocumentPanelProps) => {
  const { applicationId, place, sameAs, decided, opened, onOpen, onReload } = props;
  const t = useMessages(viewerMessages);
  const [zoom, setZoom] = useState<Zoom>(1);
  const [turns, setTurns] = useState<Turns>(0);
  const { label, required, file } = place;
  if (!file) {
    return (
      <div className="tele-document-panel__message">
        {decided ? (
          <EmptyState icon={FileIcon} title={t.goneOrNotGiven({ label })} hint={t.goneHint} />
        ) : (
          <EmptyState icon={FileIcon} title={t.notGiven({ label })} hint={t.notGivenHint({ required })} />
        )}
      </div>
    );
  }
  const papers = opened?.tag === 'shown' ? opened.papers : null;
  return (
    <>
      <PaperTools
        applicationId={applicationId}
        file={file}
        pages={papers?.count ?? null}
        zoom={zoom}
        onZoom={setZoom}
        onTurn={() => setTurns(((turns + 1) % 4) as Turns)}
      />
      <FileRecord file={file} />
      {sameAs !== null && (
        <Notice compact tone="caution" className="tele-document-panel__same">
          {t.sameFile({ label: sameAs })}
        </Notice>
      )}
      {isScanPassed(file.scan) ? (
        <DocumentBody label={label} opened={opened} zoom={zoom} turns={turns} onOpen={onOpen} />
      ) : (
        <LockedDocument scan={file.scan} onReload={onReload} />
      )}
    </>
  );
};
