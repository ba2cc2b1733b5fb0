import type { TokenSource } from '@tele/client';
import type { FirstHeading } from '@tele/ui';
import type { Ref } from 'react';
import type { TeleProviderProps } from '../provider/TeleProvider.tsx';
import type { WidgetHandle } from '../host/widget-handle.ts';
import type { AuthRequiredEvent, ErrorEvent, StepEvent } from '../host/events.ts';

/** Under which conditions a host's visitors use the widget: a link, drawn at its foot. */
export interface PrivacyNotice {
  /** The words of the link; 'Privacy' by default. */
  text?: string;
  /** Where it leads. */
  url: string;
}

/**
 * What every widget takes. Anything may be passed inline and changed while the widget is mounted. A value that cannot be used is said,
 * in the widget when it cannot work without it, otherwise in the console, and never thrown.
 */
export interface TeleWidgetProps<Step extends string = string> extends Pick<
  TeleProviderProps,
  'locale' | 'messages' | 'appearance' | 'scheme' | 'zone' | 'link' | 'keep' | 'now' | 'nonce' | 'fetch' | 'slots'
> {
  /** Where the service is, such as `https://api.example.com/prod`; a slash at its end does no harm. */
  apiBase: string;
  /**
   * The bearer token, a function that fetches one, or null while nobody is signed in (product.md 'Roles and identity'). With `partner` it may be left
   * out.
   */
  token?: string | TokenSource | null;
  /**
   * Your publishable id, `tele_pub_…`, on a page of a partner (product.md 'Partners'): while `token` gives none, whoever comes searches as a visitor
   * and signs in in a window of ours. For patients: the match widget alone takes it.
   */
  partner?: string;
  /** What a host may have the widget do, while it is mounted and works. */
  handle?: Ref<WidgetHandle>;
  /** Rank of the widget's own heading among the page's; 2 by default. */
  headingLevel?: FirstHeading;
  /** A link at the widget's foot to what the host says of privacy; none by default. */
  privacyNotice?: PrivacyNotice;
  /** The step to show, for a host that wires Back to its own history. Left out, the widget keeps it itself. */
  step?: Step;
  /** The widget can be used, or says why it cannot. Once for each time it is mounted. */
  onReady?: () => void;
  /** Another step is wanted. With `step` given, the host answers by passing it. */
  onStepChange?: (event: StepEvent<Step>) => void;
  /**
   * A sign-in is needed before the widget can go on; what was chosen and written stays. A fresh `token` goes on where the person was. With `partner`
   * only for a token that is good no more: visitors are signed in by the widget.
   */
  onAuthRequired?: (event: AuthRequiredEvent) => void;
  /** Something went wrong: its kind and its code, for a host to count. The widget has told the person already. */
  onError?: (event: ErrorEvent) => void;
}
