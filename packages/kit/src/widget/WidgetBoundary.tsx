import { MessagesProvider, TeleRoot, type MessagesProviderProps, type TeleRootProps } from '@tele/ui';
import { Component, type ReactNode } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { Crashed } from './Crashed.tsx';

interface WidgetBoundaryProps {
  root: Pick<TeleRootProps, 'scheme' | 'appearance' | 'className' | 'headingLevel'>;
  words: Pick<MessagesProviderProps, 'locale' | 'messages'>;
  onError: ((event: ErrorEvent) => void) | undefined;
  /** Called on a restart that keeps the saved state, which is deleted otherwise. */
  onKeep: () => void;
  children: ReactNode;
}

interface Drawn {
  failed: boolean;
  attempt: number;
}

/** Catches render errors of the widget and shows them in it; the host page keeps working. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, Drawn> {
  override state: Drawn = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Pick<Drawn, 'failed'> {
    return { failed: true };
  }

  /** Last reported attempt: two effects may fail at once, each twice in StrictMode. */
  private reportedAttempt = -1;

  override componentDidCatch(error: unknown): void {
    if (this.reportedAttempt === this.state.attempt) return;
    this.reportedAttempt = this.state.attempt;
    this.props.onError?.(widgetErrorOf(error));
  }

  private readonly start = (): void => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));

  private readonly keepAndStart = (): void => {
    this.props.onKeep();
    this.start();
  };

  override render(): ReactNode {
    const { root, words, children } = this.props;
    if (!this.state.failed) return <Started key={this.state.attempt}>{children}</Started>;
    const crashed = (
      <TeleRoot {...root} contained>
        <Crashed onStartAgain={this.keepAndStart} onStartAnew={this.state.attempt > 0 ? this.start : undefined} />
      </TeleRoot>
    );
    return (
      <InOwnWords otherwise={crashed}>
        <MessagesProvider {...words}>{crashed}</MessagesProvider>
      </InOwnWords>
    );
  }
}

const Started = ({ children }: { children: ReactNode }) => children;

/** Shows a fallback if its children fail: the host's texts may be functions that throw. */
class InOwnWords extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
