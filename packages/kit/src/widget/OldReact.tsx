import { Component, type ReactNode } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { guarded } from '../host/guarded.ts';
import { widgetMessages } from './widget.messages.ts';

/** The first version of React that has the hooks we use. */
const first = 18;

export const isReactKnown = (version: string): boolean => Number.parseInt(version, 10) >= first;

interface OldReactProps {
  /** Of the widget. */
  name: string;
  onError: ((event: ErrorEvent) => void) | undefined;
}

/** In place of a widget on a page with a React that is too old for it. Without a hook or a context of ours: an old React would fail at them. */
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
