import { Component, type ReactNode } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { guarded } from '../host/guarded.ts';
import { widgetMessages } from './widget.messages.ts';

/** First React version with the hooks we use. */
const first = 18;

export const isReactKnown = (version: string): boolean => Number.parseInt(version, 10) >= first;

interface OldReactProps {
  name: string;
  onError: ((event: ErrorEvent) => void) | undefined;
}

export class OldReact extends Component<OldReactProps> {
  override componentDidMount(): void {
    const { name, onError } = this.props;
    globalThis.console.error(`Tele, ${name}: React ${first} or newer is needed. Update react and react-dom.`);
    if (typeof onError === 'function') guarded(onError)({ type: 'configuration_error', code: 'react' });
  }

  override render(): ReactNode {
    return <p role="alert">{widgetMessages.table.oldReact}</p>;
  }
}
