import type { Span } from '@tele/core';
import BookingSheet from '../bookings/BookingSheet.tsx';
import DeleteDialog from '../editor/DeleteDialog.tsx';
import EdgeSheet from '../editor/EdgeSheet.tsx';
import EditorPanel from '../editor/EditorPanel.tsx';
import type { Edits } from './use-edits.ts';
import type { OpenPanel } from './open-panel.ts';

export interface PanelsProps {
  panel: OpenPanel;
  blocks: readonly Span[];
  zone: string;
  asSheet: boolean;
  edits: Edits;
  appointmentHref: ((id: string) => string) | undefined;
  onPanel: (panel: OpenPanel | null) => void;
}

export const Panels = (props: PanelsProps) => {
  const { panel, blocks, zone, edits, onPanel } = props;
  const close = (): void => onPanel(null);
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
            edits.accept(plan.blocks, plan.span, plan.mode === 'add' ? plan.repeated.blocks.length : null);
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
};
