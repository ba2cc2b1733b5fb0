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
   * Your publishable ID, `tele_pub_…`, on a page of a partner (product.md 'Partners'): without a `token`, visitors can search, then sign in in our
   * window. Match widget only.
   */
  partner?: string;
  /** Ref to the widget’s imperative methods. */
  handle?: Ref<WidgetHandle>;
  /** Heading level of the widget’s title. Default: 2. */
  headingLevel?: FirstHeading;
  /** Link to your privacy policy, shown in the widget’s footer. Default: none. */
  privacyNotice?: PrivacyNotice;
  /** The step to show, for a host that wires Back to its own history. Left out, the widget keeps it itself. */
  step?: Step;
  /** The widget can be used, or says why it cannot. Once for each time it is mounted. */
  onReady?: () => void;
  /** The user moved to another step. If you control `step`, pass the new value. */
  onStepChange?: (event: StepEvent<Step>) => void;
  /**
   * The widget needs the user to sign in. It keeps their choices and continues when it gets a new `token`. With `partner`, only fires when a token is no longer valid.
   */
  onAuthRequired?: (event: AuthRequiredEvent) => void;
  /** An error occurred. Use the type and code for monitoring; the widget has already told the user. */
  onError?: (event: ErrorEvent) => void;
}
