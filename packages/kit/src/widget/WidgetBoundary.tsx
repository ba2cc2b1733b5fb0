import { MessagesProvider, TeleRoot, type MessagesProviderProps, type TeleRootProps } from '@tele/ui';
import { Component, type ReactNode } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { Crashed } from './Crashed.tsx';

interface WidgetBoundaryProps {
  /** The look of what says it: what failed may be what would have given it. */
  root: Pick<TeleRootProps, 'scheme' | 'appearance' | 'className' | 'headingLevel'>;
  /** Its words, unless they are what failed. */
  words: Pick<MessagesProviderProps, 'locale' | 'messages'>;
  onError: ((event: ErrorEvent) => void) | undefined;
  /** It is started again with what was kept, which otherwise goes. */
  onKeep: () => void;
  children: ReactNode;
}

interface Drawn {
  failed: boolean;
  /** How often it was started again. */
  attempt: number;
}

/** Keeps what fails while it is drawn inside the widget: it says so there, and the host's page goes on. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, Drawn> {
  override state: Drawn = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Pick<Drawn, 'failed'> {
    return { failed: true };
  }

  /** The attempt whose failure was told: two effects may fail at once, and in StrictMode each does so twice. */
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

/** Draws its children, or what stands in for them once they have failed: for a host's words, which may be a function of its own. */
class InOwnWords extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
