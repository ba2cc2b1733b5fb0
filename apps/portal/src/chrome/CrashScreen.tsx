import { AlertIcon, Button, EmptyState, ReloadIcon, TeleRoot, useMessages } from '@tele/ui';
import { appearance } from './appearance.ts';
import { crashMessages } from './crash.messages.ts';
import './CrashScreen.css';

export interface CrashScreenProps {
  message: string;
  onReload: () => void;
}

export const CrashScreen = ({ message, onReload }: CrashScreenProps) => {
  const t = useMessages(crashMessages);
  return (
    <TeleRoot scheme="auto" appearance={appearance}>
      <main className="tele-crash-screen">
        <div role="alert">
          <EmptyState
            level={1}
            icon={AlertIcon}
            title={t.failed}
            hint={message}
            action={
              <Button iconStart={ReloadIcon} onClick={onReload}>
                {t.reload}
              </Button>
            }
          />
        </div>
      </main>
    </TeleRoot>
  );
};
