import { isScanPassed, type DocumentKind, type StaffApplication } from '@tele/core';
import {
  Card,
  CheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  Icon,
  Tabs,
  useMessages,
  VisuallyHidden,
  type IconSource,
} from '@tele/ui';
import { useEffect } from 'react';
import { DocumentPanel } from './DocumentPanel.tsx';
import type { Place } from './document-places.ts';
import { preloadPdf } from './open-papers.ts';
import { useReading } from './use-reading.ts';
import { viewerMessages } from './viewer.messages.ts';
import './DocumentsCard.css';

export interface DocumentsCardProps {
  application: StaffApplication;
  /** Required documents, then others. */
  places: readonly Place[];
  shown: DocumentKind;
  onShow: (kind: DocumentKind) => void;
  /** Opens documents automatically for the deciding reviewer. Others must request them. */
  opens: boolean;
  onReload: () => void;
}

export const DocumentsCard = ({ application, places, shown, onShow, opens, onReload }: DocumentsCardProps) => {
  const t = useMessages(viewerMessages);
  const { opened, open } = useReading(application.applicationId);
  const mayOpen = places.some(({ kind, file }) => kind === shown && file !== null && isScanPassed(file.scan));
  const hasPdf = places.some(({ file }) => file?.contentType === 'application/pdf');
  useEffect(() => {
    if (hasPdf) preloadPdf();
  }, [hasPdf]);
  useEffect(() => {
    if (opens && mayOpen) void open(shown);
  }, [opens, mayOpen, shown, open]);
  const stateOf = ({ kind, file }: Place): readonly [IconSource, string] => {
    if (!file) return [CircleMinusIcon, t.missing];
    return opened[kind] ? [CheckIcon, t.opened] : [CircleDashedIcon, t.notOpened];
  };
  return (
    <Card as="section" aria-label={t.documents} className="tele-documents-card">
      <Tabs
        label={t.documents}
        value={shown}
        onValueChange={(kind) => onShow(kind as DocumentKind)}
        tabs={places.map((place) => {
          const [icon, word] = stateOf(place);
          return {
            value: place.kind,
            label: (
              <span className="tele-documents-card__tab" data-missing={!place.file || undefined}>
                <Icon icon={icon} size="sm" />
                <span>{place.label}</span>
                <VisuallyHidden>{word}</VisuallyHidden>
              </span>
            ),
            panel: (
              <DocumentPanel
                key={place.kind}
                applicationId={application.applicationId}
                place={place}
                sameAs={places.find(({ kind }) => kind === place.file?.sameAs)?.label ?? null}
                decided={application.status !== 'PENDING'}
                opened={opened[place.kind]}
                onOpen={() => void open(place.kind)}
                onReload={onReload}
              />
            ),
          };
        })}
      />
    </Card>
  );
};
