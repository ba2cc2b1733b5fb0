import { Sheet, type SheetCloseReason } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import type { CardFormProps } from './card-form-props.ts';
import { CardForm } from './CardForm.tsx';
import './CardForm.css';
import './CardSheet.css';

export interface CardSheetProps extends Omit<CardFormProps, 'submitContainer'> {
  open: boolean;
  /** Called to request closing, but never while paying. */
  onOpenChange: (open: boolean, details: { reason: SheetCloseReason }) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
}

export const CardSheet = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  onBusyChange,
  ...form
}: CardSheetProps) => {
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      dismissible={!busy}
      footer={<div ref={setFoot} className="tele-card-sheet__foot" />}
    >
      <div className="tele-card-form">
        {children}
        <CardForm
          {...form}
          submitContainer={foot}
          onBusyChange={(next) => {
            setBusy(next);
            onBusyChange?.(next);
          }}
        />
      </div>
    </Sheet>
  );
};
