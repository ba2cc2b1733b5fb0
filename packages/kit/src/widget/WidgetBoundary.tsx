import { ErrorState, TeleRoot, useMessages, type TeleRootProps } from '@tele/ui';
import { Component, type ReactNode } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { widgetErrorOf } from '../host/widget-error.ts';
import { widgetMessages } from './widget.messages.ts';

interface WidgetBoundaryProps {
  /** The look of the page that says it: what failed may be what would have given it. */
  root: Pick<TeleRootProps, 'scheme' | 'appearance' | 'className' | 'headingLevel'>;
  onError: ((event: ErrorEvent) => void) | undefined;
  children: ReactNode;
}

/** Keeps what fails while it is drawn inside the widget: it says so there, and the host's page goes on. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean; attempt: number }> {
  override state = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(widgetErrorOf(error));
  }

  override render(): ReactNode {
    if (!this.state.failed) return <Started key={this.state.attempt}>{this.props.children}</Started>;
    return (
      <TeleRoot {...this.props.root} contained>
        <Crashed onStartAgain={() => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }))} />
      </TeleRoot>
    );
  }
}

const Started = ({ children }: { children: ReactNode }) => children;

const Crashed = ({ onStartAgain }: { onStartAgain: () => void }) => {
  const t = useMessages(widgetMessages);
  return (
    <ErrorState
      level={1}
      message={t.crashed}
      detail={t.crashedDetail}
      retryLabel={t.startAgain}
      onRetry={onStartAgain}
    />
  );
};
