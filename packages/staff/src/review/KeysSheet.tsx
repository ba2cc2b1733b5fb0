import { Checkbox, DataList, DataRow, Sheet, useMessages } from '@tele/ui';
import { keysMessages } from './keys.messages.ts';
import './KeysSheet.css';

export interface KeysSheetProps {
  open: boolean;
  onClose: () => void;
  checks: number;
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** Keyboard shortcuts, and the switch that turns them off (WCAG 2.1.4). */
export const KeysSheet = ({ open, onClose, checks, on, onTurn }: KeysSheetProps) => {
  const t = useMessages(keysMessages);
  const rows = [
    ['J', t.next],
    ['K', t.previous],
    [t.tickKeys({ last: checks }), t.tick],
    [']', t.nextDocument],
    ['[', t.previousDocument],
    ['?', t.help],
  ] as const;
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={t.title} description={t.lede}>
      <div className="tele-keys-sheet">
        <Checkbox
          label={t.use}
          description={t.useHint}
          checked={on}
          onChange={(event) => onTurn(event.target.checked)}
        />
        <DataList>
          {rows.map(([key, does]) => (
            <DataRow key={key} term={<kbd className="tele-keys-sheet__key">{key}</kbd>}>
              {does}
            </DataRow>
          ))}
        </DataList>
      </div>
    </Sheet>
  );
};
