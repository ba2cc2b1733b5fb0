import { ErrorState, TeleRoot, useMessages } from '@tele/ui';
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
        <ErrorState level={1} message={t.failed} detail={message} onRetry={onReload} retryLabel={t.reload} />
      </main>
    </TeleRoot>
  );
};
