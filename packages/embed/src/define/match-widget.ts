import { TeleMatchWidgetElement } from '../widgets/elements.ts';
import { defineElement } from './define-element.ts';

// With it, and not after it: one way to the network less before the widget can be used.
export { part } from '../widgets/match-widget/part.ts';

export const define = (): void => defineElement(TeleMatchWidgetElement);
