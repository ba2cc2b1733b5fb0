import { Component, type ReactNode } from 'react';
import { LateTroubleContext } from '../late/trouble.ts';
import { FailedPart } from './FailedPart.tsx';

export interface PartBoundaryProps {
  /** Key of the content, such as a path: a change retries. */
  of?: string;
  /** Shown after an error. Default: a notice with a retry. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface PartBoundaryState {
  failed: boolean;
  attempt: number;
}

/** Limits a render error to one card or section, with a retry. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static override contextType = LateTroubleContext;
  declare context: React.ContextType<typeof LateTroubleContext>;

  override state: PartBoundaryState = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { failed: true };
  }

  /** Two effects may fail in one attempt, each twice in StrictMode. */
  private reported = -1;

  override componentDidCatch(error: unknown): void {
    if (this.reported === this.state.attempt) return;
    this.reported = this.state.attempt;
    this.context?.(error);
  }

  override componentDidUpdate({ of }: PartBoundaryProps): void {
    if (this.state.failed && of !== this.props.of) this.retry();
  }

  private readonly retry = (): void => this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));

  override render(): ReactNode {
    const { children, fallback = <FailedPart onRetry={this.retry} /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
