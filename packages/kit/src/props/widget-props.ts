import type { TokenSource } from '@tele/client';
import type { FirstHeading } from '@tele/ui';
import type { Ref } from 'react';
import type { TeleProviderProps } from '../provider/TeleProvider.tsx';
import type { WidgetHandle } from '../host/widget-handle.ts';
import type { AuthRequiredEvent, ErrorEvent, StepEvent } from '../host/events.ts';

/** Link to the host's privacy notice, in the widget's footer. */
export interface PrivacyNotice {
  /** Link text. Default: 'Privacy'. */
  text?: string;
  url: string;
}

/** Props of every widget. Values may be inline and may change while mounted. Invalid ones never throw. */
export interface TeleWidgetProps<Step extends string = string> extends Pick<
  TeleProviderProps,
  'locale' | 'messages' | 'appearance' | 'scheme' | 'zone' | 'link' | 'keep' | 'now' | 'nonce' | 'fetch' | 'slots'
> {
  /** URL of the API, for example `https://api.example.com/prod`. */
  apiBase: string;
  /** Bearer token, a function that fetches one, or null while signed out. Optional with `partner`. */
  token?: string | TokenSource | null;
  /** Your publishable ID, `tele_pub_…` (product.md 'Partners'). Match widget only. Visitors search, then sign in. */
  partner?: string;
  /** Ref with `logout()`, which signs out and deletes what the person entered. */
  handle?: Ref<WidgetHandle>;
  /** Heading level of the widget’s title. Default: 2. */
  headingLevel?: FirstHeading;
  /** Link to your privacy policy, shown in the widget’s footer. Default: none. */
  privacyNotice?: PrivacyNotice;
  /** Step to show, if Back uses your own history. Default: the widget keeps its step. */
  step?: Step;
  /** The widget is usable, or shows why not. Called once per mount. */
  onReady?: () => void;
  /** The user moved to another step. If you control `step`, pass the new value. */
  onStepChange?: (event: StepEvent<Step>) => void;
  /** The user must sign in; their choices stay. With `partner`, only called when a token is no longer valid. */
  onAuthRequired?: (event: AuthRequiredEvent) => void;
  /** An error occurred. Use the type and code for monitoring; the widget has already told the user. */
  onError?: (event: ErrorEvent) => void;
}
