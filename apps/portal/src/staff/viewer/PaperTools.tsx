import type { StaffApplication } from '@tele/core';
import { errorText, useTele } from '@tele/kit';
import { ExternalLinkIcon, IconButton, ReloadIcon, useMessages, useToast, ZoomInIcon, ZoomOutIcon } from '@tele/ui';
import { viewerMessages } from './viewer.messages.ts';
import { zoomBy, type Zoom } from './zoom.ts';
import './PaperTools.css';

export interface PaperToolsProps {
  applicationId: string;
  file: StaffApplication['documents'][number];
  /** Null until the document is there. */
  pages: number | null;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Turns it a quarter to the right. */
  onTurn: () => void;
}

/** What file it is, its size on screen, and the browser's own viewer in a tab of its own. */
export const PaperTools = ({ applicationId, file, pages, zoom, onZoom, onTurn }: PaperToolsProps) => {
  const t = useMessages(viewerMessages);
  const { client } = useTele();
  const toast = useToast();
  const { kind, contentType: type, bytes } = file;
  const smaller = zoomBy(zoom, -1);
  const larger = zoomBy(zoom, 1);
  const openTab = async (): Promise<void> => {
    try {
      const { url } = await client.call('staffDocument', { params: { id: applicationId, kind } });
      window.open(url, '_blank', 'noopener,noreferrer');
    } catch (error) {
      toast.show(errorText(error, t.newTabFailed), { tone: 'critical' });
    }
  };
  return (
    <div className="tele-paper-tools">
      <span className="tele-paper-tools__file">
        {pages === null || type !== 'application/pdf'
          ? t.file({ type, bytes })
          : t.fileWithPages({ type, bytes, pages })}
      </span>
      <IconButton
        icon={ZoomOutIcon}
        label={t.zoomOut}
        disabled={pages === null || smaller === undefined}
        onClick={() => smaller && onZoom(smaller)}
      />
      <span className="tele-paper-tools__zoom" aria-live="polite">
        {t.zoom({ zoom })}
      </span>
      <IconButton
        icon={ZoomInIcon}
        label={t.zoomIn}
        disabled={pages === null || larger === undefined}
        onClick={() => larger && onZoom(larger)}
      />
      <IconButton icon={ReloadIcon} label={t.turn} disabled={pages === null} onClick={onTurn} />
      <IconButton icon={ExternalLinkIcon} label={t.inNewTab} onClick={() => void openTab()} />
    </div>
  );
};
