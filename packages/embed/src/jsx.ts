// Types only: `import '@tele/embed/jsx'` in one file of a React or Preact project adds the elements to JSX.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Attributes } from './elements/table.ts';
import type { TeleElements } from './widgets/elements.ts';
import type { EventsOf, PropsOf } from './widgets/event-map.ts';

/** `ontele:booked={…}`: both frameworks use the text after `on` as the event name. */
type Listeners<Widget extends keyof PropsOf> = {
  [Name in keyof EventsOf<Widget> & string as `on${Name}`]?: ((event: EventsOf<Widget>[Name]) => void) | undefined;
};

type JsxElements = {
  [Widget in keyof PropsOf as `tele-${Widget}`]: Partial<
    Omit<TeleElements[`tele-${Widget}`], keyof HTMLElement | 'ready' | 'version' | 'logout'>
  > &
    Attributes<PropsOf[Widget]> &
    Listeners<Widget> &
    DetailedHTMLProps<HTMLAttributes<TeleElements[`tele-${Widget}`]>, TeleElements[`tele-${Widget}`]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements {}
  }
}
