import { lazy, Suspense } from 'react';
import type { Span } from '@tele/core';
import type { Edits } from './use-edits.ts';
import type { OpenPanel } from './open-panel.ts';

const EditorPanel = lazy(() => import('../editor/EditorPanel.tsx'));
const DeleteDialog = lazy(() => import('../editor/DeleteDialog.tsx'));
const EdgeSheet = lazy(() => import('../editor/EdgeSheet.tsx'));
const BookingSheet = lazy(() => import('../bookings/BookingSheet.tsx'));

/** Fetches the editor before it is asked for, as soon as somebody is near the grid. */
export const warmPanels = (): void => void import('../editor/EditorPanel.tsx').catch(() => undefined);

export interface PanelsProps {
  panel: OpenPanel;
  blocks: readonly Span[];
  zone: string;
  asSheet: boolean;
  edits: Edits;
  appointmentHref: ((id: string) => string) | undefined;
  onPanel: (panel: OpenPanel | null) => void;
}

/** The editor, the question before a deletion, a booking, the hours outside the grid: fetched when first needed. */
export const Panels = (props: PanelsProps) => {
  const { panel, blocks, zone, edits, onPanel } = props;
  const close = (): void => onPanel(null);
  return <Suspense fallback={null}>{draw()}</Suspense>;

  function draw() {
    switch (panel.kind) {
      case 'add':
      case 'edit':
        return (
          <EditorPanel
            key={panel.kind + panel.span.startISO + panel.span.endISO}
            mode={panel.kind}
            span={panel.span}
            blocks={blocks}
            zone={zone}
            asSheet={props.asSheet}
            onCancel={close}
            onDelete={() => onPanel({ kind: 'delete', span: panel.span })}
            onSubmit={(plan) => {
              close();
              edits.accept(plan.blocks, plan.span, panel.kind === 'add' ? plan.count : null);
            }}
          />
        );
      case 'delete':
        return (
          <DeleteDialog
            block={panel.span}
            zone={zone}
            onCancel={close}
            onDelete={(scope) => {
              close();
              edits.remove(panel.span, scope);
            }}
          />
        );
      case 'booking':
        return (
          <BookingSheet
            booking={panel.booking}
            zone={zone}
            href={props.appointmentHref?.(panel.booking.id)}
            onClose={close}
          />
        );
      case 'edge':
        return (
          <EdgeSheet
            blocks={panel.blocks}
            edge={panel.edge}
            zone={zone}
            onEdit={(span) => onPanel({ kind: 'edit', span })}
            onClose={close}
          />
        );
    }
  }
};
