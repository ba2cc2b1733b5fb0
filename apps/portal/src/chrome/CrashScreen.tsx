import { AlertIcon, Button, EmptyState, ReloadIcon, TeleRoot } from '@tele/ui';
import { appearance } from './appearance.ts';

export interface CrashScreenProps {
  /** What the error said. */
  message: string;
  onReload: () => void;
}

/** In place of everything, when nothing else can be drawn. */
export const CrashScreen = ({ message, onReload }: CrashScreenProps) => (
  <TeleRoot scheme="auto" appearance={appearance}>
    <main className="tele-crash-screen">
      <div role="alert">
        <EmptyState
          level={1}
          icon={AlertIcon}
          title="Something went wrong"
          hint={message}
          action={
            <Button iconStart={ReloadIcon} onClick={onReload}>
              Reload
            </Button>
          }
        />
      </div>
    </main>
  </TeleRoot>
);
