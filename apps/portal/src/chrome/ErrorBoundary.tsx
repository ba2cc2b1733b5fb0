import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface ErrorBoundaryState {
  error: Error | null;
}

/** Catches errors no screen caught (spec section 8, 'Global error screen'). */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen message={error.message} onReload={() => window.location.reload()} />;
  }
}
