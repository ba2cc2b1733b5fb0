import { useEffect, useMemo, useRef } from 'react';
import type { DocumentAsked } from '@tele/core';
import { Card, VisuallyHidden } from '@tele/ui';
import { DocumentRow } from './DocumentRow.tsx';
import { PhotoSheet } from './PhotoSheet.tsx';
import { useNews } from './use-news.ts';
import type { Uploads } from './use-uploads.ts';

export interface DocumentListProps {
  uploads: Uploads;
  requirements: readonly DocumentAsked[];
}

export const DocumentRows = ({ uploads, requirements }: DocumentListProps) => {
  const root = useRef<HTMLDivElement>(null);
  const { connect, rows } = uploads;
  useEffect(() => {
    const page = root.current?.ownerDocument.defaultView;
    if (page) connect?.(page);
  }, [connect]);
  const labels = useMemo(() => new Map(requirements.map(({ kind, label }) => [kind, label])), [requirements]);
  const news = useNews(rows, labels);
  const photo = rows.find(({ upload }) => upload.tag === 'cropping');
  return (
    <div ref={root}>
      <Card>
        {requirements.map((one) => {
          const row = rows.find(({ kind }) => kind === one.kind);
          return row && <DocumentRow key={one.kind} row={row} requirement={one} labels={labels} uploads={uploads} />;
        })}
      </Card>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {photo?.upload.tag === 'cropping' && (
        <PhotoSheet
          key={photo.upload.name}
          picture={photo.upload.picture}
          onUse={(area) => uploads.crop(photo.kind, area)}
          onCancel={() => uploads.cancel(photo.kind)}
        />
      )}
    </div>
  );
};
