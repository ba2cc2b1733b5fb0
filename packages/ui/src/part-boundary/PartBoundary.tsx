import { Component, type ReactNode } from 'react';
import { LateTroubleContext } from '../late/trouble.ts';
import { FailedPart } from './FailedPart.tsx';

export interface PartBoundaryProps {
  /** What is drawn, such as a path: another one is tried by itself. */
  of?: string;
  children: ReactNode;
}

interface PartBoundaryState {
  failed: boolean;
  attempt: number;
}

/** Keeps a failure inside one card or section, with another try: the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static override contextType = LateTroubleContext;
  declare context: React.ContextType<typeof LateTroubleContext>;

  override state: PartBoundaryState = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { failed: true };
  }

  /** Two effects may fail in one attempt, and in StrictMode each does so twice. */
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
    return this.state.failed ? <FailedPart onRetry={this.retry} /> : this.props.children;
  }
}
